; An order that passes through a local variable, as at -O0, is still constant.
; RUN: %opt -passes='castaway-lower<cleanup=off>,verify' -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [58 x i8] c"castaway:op load returns=old order=arg2 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, i32)

; CHECK-LABEL: define i32 @local(ptr nonnull %object) {
; CHECK-NEXT:   %order = alloca i32, align 4
; CHECK-NEXT:   store i32 2, ptr %order, align 4
; CHECK-NEXT:   %loaded = load i32, ptr %order, align 4
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @local(ptr nonnull %object) {
  %order = alloca i32, align 4
  store i32 2, ptr %order, align 4
  %loaded = load i32, ptr %order, align 4
  %r = call i32 @op(ptr %object, i64 16, i32 %loaded)
  ret i32 %r
}
