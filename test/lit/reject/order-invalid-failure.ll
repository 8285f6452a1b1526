; A failed exchange cannot release: sure to fault, left in place and warned about.
; RUN: %opt -passes=verify -S %s -o %t.before
; RUN: %opt -passes=castaway-lower,verify -pass-remarks-missed=castaway -S %s -o %t.after 2> %t.remarks
; RUN: diff %t.before %t.after
; RUN: FileCheck %s --implicit-check-not=remark: --implicit-check-not=error: < %t.remarks

; CHECK: remark: {{.*}} op: the operation cannot have this memory order
; CHECK: warning: {{.*}}release{{.*}} castaway: this call of op will fault: the operation cannot have this memory order
; CHECK: remark: {{.*}} op: the operation cannot have this memory order
; CHECK: warning: {{.*}}acq_rel{{.*}} castaway: this call of op will fault: the operation cannot have this memory order

@contract = private constant [108 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=arg4 failure=arg5 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i1 @op(ptr, i64, i32, i32, i32, i32)

define i1 @release(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 5, i32 3)
  ret i1 %r
}

define i1 @acq_rel(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 5, i32 4)
  ret i1 %r
}
