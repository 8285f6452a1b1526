; A load cannot release, and an order is one of C11's six: sure to fault, left in place and warned about.
; RUN: %opt -passes=verify -S %s -o %t.before
; RUN: %opt -passes=castaway-lower,verify -pass-remarks-missed=castaway -S %s -o %t.after 2> %t.remarks
; RUN: diff %t.before %t.after
; RUN: FileCheck %s --implicit-check-not=remark: --implicit-check-not=error: < %t.remarks

; CHECK: remark: {{.*}} op: the operation cannot have this memory order
; CHECK: warning: {{.*}}release{{.*}} castaway: this call of op will fault: the operation cannot have this memory order
; CHECK: remark: {{.*}} op: the operation cannot have this memory order
; CHECK: warning: {{.*}}acq_rel{{.*}} castaway: this call of op will fault: the operation cannot have this memory order
; CHECK: remark: {{.*}} op: the operation cannot have this memory order
; CHECK: warning: {{.*}}above{{.*}} castaway: this call of op will fault: the operation cannot have this memory order
; CHECK: remark: {{.*}} op: the operation cannot have this memory order
; CHECK: warning: {{.*}}negative{{.*}} castaway: this call of op will fault: the operation cannot have this memory order

@contract = private constant [58 x i8] c"castaway:op load returns=old order=arg2 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, i32)

define i32 @release(ptr nonnull %object) {
  %r = call i32 @op(ptr %object, i64 16, i32 3)
  ret i32 %r
}

define i32 @acq_rel(ptr nonnull %object) {
  %r = call i32 @op(ptr %object, i64 16, i32 4)
  ret i32 %r
}

define i32 @above(ptr nonnull %object) {
  %r = call i32 @op(ptr %object, i64 16, i32 6)
  ret i32 %r
}

define i32 @negative(ptr nonnull %object) {
  %r = call i32 @op(ptr %object, i64 16, i32 -1)
  ret i32 %r
}
