; What a store answers as the old value only the helper knows.
; RUN: %opt -passes=verify -S %s -o %t.before
; RUN: %opt -passes=castaway-lower,verify -pass-remarks-missed=castaway -S %s -o %t.after 2> %t.remarks
; RUN: diff %t.before %t.after
; RUN: FileCheck %s --implicit-check-not=remark: --implicit-check-not=warning: --implicit-check-not=error: < %t.remarks

; CHECK: remark: {{.*}} op: the operation of this code has no such result

@contract = private constant [266 x i8] c"castaway:op select code=2 code.load=0 code.store=1 code.exchange=2 code.compare_exchange=3 code.add=4 code.sub=5 code.and=6 code.or=7 code.xor=8 code.min=9 code.max=10 value=3 expected=4 desired=3 failure=seq_cst unsigned returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i64 @op(ptr, i64, i32, i64, i64)

define i64 @use(ptr nonnull %object) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i32 1, i64 1, i64 2)
  ret i64 %r
}
