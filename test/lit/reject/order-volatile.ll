; An order that passes through a volatile local is not known: what it holds may change.
; RUN: %opt -passes=castaway-lower,verify -pass-remarks-missed=castaway -S %s 2>&1 | FileCheck %s

; CHECK: remark: {{.*}} op: the memory order is not a constant
; CHECK-LABEL: define i32 @use(
; CHECK:         %r = call i32 @op(ptr %object, i64 16, i32 %order)
@contract = private constant [58 x i8] c"castaway:op load returns=old order=arg2 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, i32)

define i32 @use(ptr nonnull %object) {
  %local = alloca i32, align 4
  store volatile i32 2, ptr %local, align 4
  %order = load volatile i32, ptr %local, align 4
  %r = call i32 @op(ptr %object, i64 16, i32 %order)
  ret i32 %r
}
