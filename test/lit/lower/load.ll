; A load is one atomic load at the constant offset.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [61 x i8] c"castaway:op load returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_int, ptr @contract, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_long, ptr @contract, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_ref, ptr @contract, ptr @file, i32 3, ptr null }], section "llvm.metadata"

declare i32 @op_int(ptr, i64)
declare i64 @op_long(ptr, i64)
declare ptr @op_ref(ptr, i64)

; CHECK-LABEL: define i32 @int(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i32, ptr %field seq_cst, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @int(ptr nonnull %object) {
  %r = call i32 @op_int(ptr %object, i64 16)
  ret i32 %r
}

; CHECK-LABEL: define i64 @long(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i64, ptr %field seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @long(ptr nonnull %object) {
  %r = call i64 @op_long(ptr %object, i64 16)
  ret i64 %r
}

; CHECK-LABEL: define ptr @ref(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic ptr, ptr %field seq_cst, align 8
; CHECK-NEXT:   ret ptr %old
define ptr @ref(ptr nonnull %object) {
  %r = call ptr @op_ref(ptr %object, i64 16)
  ret ptr %r
}
