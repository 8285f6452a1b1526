; A store has the order that its contract's word says.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract.relaxed = private constant [74 x i8] c"castaway:op store value=2 returns=nothing order=relaxed object=0 offset=1\00"
@contract.release = private constant [74 x i8] c"castaway:op store value=2 returns=nothing order=release object=0 offset=1\00"
@contract.seq_cst = private constant [74 x i8] c"castaway:op store value=2 returns=nothing order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_relaxed, ptr @contract.relaxed, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_release, ptr @contract.release, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_seq_cst, ptr @contract.seq_cst, ptr @file, i32 3, ptr null }], section "llvm.metadata"

declare void @op_relaxed(ptr, i64, i32)
declare void @op_release(ptr, i64, i32)
declare void @op_seq_cst(ptr, i64, i32)

; CHECK-LABEL: define void @relaxed(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   store atomic i32 %value, ptr %field monotonic, align 4
; CHECK-NEXT:   ret void
define void @relaxed(ptr nonnull %object, i32 %value) {
  call void @op_relaxed(ptr %object, i64 16, i32 %value)
  ret void
}

; CHECK-LABEL: define void @release(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   store atomic i32 %value, ptr %field release, align 4
; CHECK-NEXT:   ret void
define void @release(ptr nonnull %object, i32 %value) {
  call void @op_release(ptr %object, i64 16, i32 %value)
  ret void
}

; CHECK-LABEL: define void @seq_cst(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   store atomic i32 %value, ptr %field seq_cst, align 4
; CHECK-NEXT:   ret void
define void @seq_cst(ptr nonnull %object, i32 %value) {
  call void @op_seq_cst(ptr %object, i64 16, i32 %value)
  ret void
}
