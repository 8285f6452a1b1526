; A read-modify-write has the order that its contract's word says; consume is acquire.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract.relaxed = private constant [68 x i8] c"castaway:op add value=2 returns=old order=relaxed object=0 offset=1\00"
@contract.consume = private constant [68 x i8] c"castaway:op add value=2 returns=old order=consume object=0 offset=1\00"
@contract.acquire = private constant [68 x i8] c"castaway:op add value=2 returns=old order=acquire object=0 offset=1\00"
@contract.release = private constant [68 x i8] c"castaway:op add value=2 returns=old order=release object=0 offset=1\00"
@contract.acq_rel = private constant [68 x i8] c"castaway:op add value=2 returns=old order=acq_rel object=0 offset=1\00"
@contract.seq_cst = private constant [68 x i8] c"castaway:op add value=2 returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [6 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_relaxed, ptr @contract.relaxed, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_consume, ptr @contract.consume, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_acquire, ptr @contract.acquire, ptr @file, i32 3, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_release, ptr @contract.release, ptr @file, i32 4, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_acq_rel, ptr @contract.acq_rel, ptr @file, i32 5, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_seq_cst, ptr @contract.seq_cst, ptr @file, i32 6, ptr null }], section "llvm.metadata"

declare i32 @op_relaxed(ptr, i64, i32)
declare i32 @op_consume(ptr, i64, i32)
declare i32 @op_acquire(ptr, i64, i32)
declare i32 @op_release(ptr, i64, i32)
declare i32 @op_acq_rel(ptr, i64, i32)
declare i32 @op_seq_cst(ptr, i64, i32)

; CHECK-LABEL: define i32 @relaxed(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value monotonic, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @relaxed(ptr nonnull %object, i32 %value) {
  %r = call i32 @op_relaxed(ptr %object, i64 16, i32 %value)
  ret i32 %r
}

; CHECK-LABEL: define i32 @consume(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @consume(ptr nonnull %object, i32 %value) {
  %r = call i32 @op_consume(ptr %object, i64 16, i32 %value)
  ret i32 %r
}

; CHECK-LABEL: define i32 @acquire(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @acquire(ptr nonnull %object, i32 %value) {
  %r = call i32 @op_acquire(ptr %object, i64 16, i32 %value)
  ret i32 %r
}

; CHECK-LABEL: define i32 @release(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value release, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @release(ptr nonnull %object, i32 %value) {
  %r = call i32 @op_release(ptr %object, i64 16, i32 %value)
  ret i32 %r
}

; CHECK-LABEL: define i32 @acq_rel(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value acq_rel, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @acq_rel(ptr nonnull %object, i32 %value) {
  %r = call i32 @op_acq_rel(ptr %object, i64 16, i32 %value)
  ret i32 %r
}

; CHECK-LABEL: define i32 @seq_cst(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value seq_cst, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @seq_cst(ptr nonnull %object, i32 %value) {
  %r = call i32 @op_seq_cst(ptr %object, i64 16, i32 %value)
  ret i32 %r
}
