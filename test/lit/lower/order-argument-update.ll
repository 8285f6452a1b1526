; A constant order argument, in C11's numbering, gives a read-modify-write its order.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [65 x i8] c"castaway:op add value=2 returns=old order=arg3 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, i32, i32)

; CHECK-LABEL: define i32 @relaxed(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value monotonic, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @relaxed(ptr nonnull %object, i32 %value) {
  %r = call i32 @op(ptr %object, i64 16, i32 %value, i32 0)
  ret i32 %r
}

; CHECK-LABEL: define i32 @consume(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @consume(ptr nonnull %object, i32 %value) {
  %r = call i32 @op(ptr %object, i64 16, i32 %value, i32 1)
  ret i32 %r
}

; CHECK-LABEL: define i32 @acquire(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value acquire, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @acquire(ptr nonnull %object, i32 %value) {
  %r = call i32 @op(ptr %object, i64 16, i32 %value, i32 2)
  ret i32 %r
}

; CHECK-LABEL: define i32 @release(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value release, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @release(ptr nonnull %object, i32 %value) {
  %r = call i32 @op(ptr %object, i64 16, i32 %value, i32 3)
  ret i32 %r
}

; CHECK-LABEL: define i32 @acq_rel(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value acq_rel, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @acq_rel(ptr nonnull %object, i32 %value) {
  %r = call i32 @op(ptr %object, i64 16, i32 %value, i32 4)
  ret i32 %r
}

; CHECK-LABEL: define i32 @seq_cst(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 %value seq_cst, align 4
; CHECK-NEXT:   ret i32 %old
define i32 @seq_cst(ptr nonnull %object, i32 %value) {
  %r = call i32 @op(ptr %object, i64 16, i32 %value, i32 5)
  ret i32 %r
}
