; A load has the order that its contract's word says; consume is acquire.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract.relaxed = private constant [61 x i8] c"castaway:op load returns=old order=relaxed object=0 offset=1\00"
@contract.consume = private constant [61 x i8] c"castaway:op load returns=old order=consume object=0 offset=1\00"
@contract.acquire = private constant [61 x i8] c"castaway:op load returns=old order=acquire object=0 offset=1\00"
@contract.seq_cst = private constant [61 x i8] c"castaway:op load returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [4 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_relaxed, ptr @contract.relaxed, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_consume, ptr @contract.consume, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_acquire, ptr @contract.acquire, ptr @file, i32 3, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_seq_cst, ptr @contract.seq_cst, ptr @file, i32 4, ptr null }], section "llvm.metadata"

declare i32 @op_relaxed(ptr, i64)
declare i32 @op_consume(ptr, i64)
declare i32 @op_acquire(ptr, i64)
declare i32 @op_seq_cst(ptr, i64)

; CHECK-LABEL: define i32 @relaxed(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i32, ptr %field monotonic, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @relaxed(ptr nonnull %object) {
  %r = call i32 @op_relaxed(ptr %object, i64 16)
  ret i32 %r
}

; CHECK-LABEL: define i32 @consume(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @consume(ptr nonnull %object) {
  %r = call i32 @op_consume(ptr %object, i64 16)
  ret i32 %r
}

; CHECK-LABEL: define i32 @acquire(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @acquire(ptr nonnull %object) {
  %r = call i32 @op_acquire(ptr %object, i64 16)
  ret i32 %r
}

; CHECK-LABEL: define i32 @seq_cst(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i32, ptr %field seq_cst, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @seq_cst(ptr nonnull %object) {
  %r = call i32 @op_seq_cst(ptr %object, i64 16)
  ret i32 %r
}
