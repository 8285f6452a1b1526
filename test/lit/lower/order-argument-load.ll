; A constant order argument, in C11's numbering, gives a load its order.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [58 x i8] c"castaway:op load returns=old order=arg2 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, i32)

; CHECK-LABEL: define i32 @relaxed(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i32, ptr %field monotonic, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @relaxed(ptr nonnull %object) {
  %r = call i32 @op(ptr %object, i64 16, i32 0)
  ret i32 %r
}

; CHECK-LABEL: define i32 @consume(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @consume(ptr nonnull %object) {
  %r = call i32 @op(ptr %object, i64 16, i32 1)
  ret i32 %r
}

; CHECK-LABEL: define i32 @acquire(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @acquire(ptr nonnull %object) {
  %r = call i32 @op(ptr %object, i64 16, i32 2)
  ret i32 %r
}

; CHECK-LABEL: define i32 @seq_cst(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i32, ptr %field seq_cst, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @seq_cst(ptr nonnull %object) {
  %r = call i32 @op(ptr %object, i64 16, i32 5)
  ret i32 %r
}
