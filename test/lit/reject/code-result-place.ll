; What an operation stores at a place for a result that it does not have only the helper knows.
; RUN: %opt -passes=verify -S %s -o %t.before
; RUN: %opt -passes=castaway-lower,verify -pass-remarks-missed=castaway -S %s -o %t.after 2> %t.remarks
; RUN: diff %t.before %t.after
; RUN: FileCheck %s --implicit-check-not=remark: --implicit-check-not=warning: --implicit-check-not=error: < %t.remarks

; CHECK: remark: {{.*}} op: the operation of this code has no such result
; CHECK: remark: {{.*}} op: the operation of this code has no such result
; CHECK: remark: {{.*}} op: the operation of this code has no such result

@contract = private constant [311 x i8] c"castaway:op select code=2 code.load=0 code.store=1 code.exchange=2 code.compare_exchange=3 code.add=4 code.sub=5 code.and=6 code.or=7 code.xor=8 code.min=9 code.max=10 value=*3 expected=*4 desired=*3 failure=seq_cst signed old=*4 new=*5 width=arg6 returns=status done=0 undone=1 order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, i32, ptr, ptr, ptr, i32)

define i32 @old_of_store(ptr nonnull %object, ptr nonnull %value, ptr %old) {
entry:
  %r = call i32 @op(ptr %object, i64 16, i32 1, ptr %value, ptr %old, ptr null, i32 4)
  ret i32 %r
}

define i32 @new_of_load(ptr nonnull %object, ptr nonnull %old, ptr %new) {
entry:
  %r = call i32 @op(ptr %object, i64 16, i32 0, ptr null, ptr %old, ptr %new, i32 4)
  ret i32 %r
}

define i32 @new_of_exchange(ptr nonnull %object, ptr nonnull %value, ptr %new) {
entry:
  %r = call i32 @op(ptr %object, i64 16, i32 2, ptr %value, ptr null, ptr %new, i32 4)
  ret i32 %r
}
