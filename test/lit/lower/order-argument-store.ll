; A constant order argument, in C11's numbering, gives a store its order.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [71 x i8] c"castaway:op store value=2 returns=nothing order=arg3 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare void @op(ptr, i64, i32, i32)

; CHECK-LABEL: define void @relaxed(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   store atomic i32 %value, ptr %field monotonic, align 4
; CHECK-NEXT:   ret void
define void @relaxed(ptr nonnull %object, i32 %value) {
  call void @op(ptr %object, i64 16, i32 %value, i32 0)
  ret void
}

; CHECK-LABEL: define void @release(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   store atomic i32 %value, ptr %field release, align 4
; CHECK-NEXT:   ret void
define void @release(ptr nonnull %object, i32 %value) {
  call void @op(ptr %object, i64 16, i32 %value, i32 3)
  ret void
}

; CHECK-LABEL: define void @seq_cst(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   store atomic i32 %value, ptr %field seq_cst, align 4
; CHECK-NEXT:   ret void
define void @seq_cst(ptr nonnull %object, i32 %value) {
  call void @op(ptr %object, i64 16, i32 %value, i32 5)
  ret void
}
