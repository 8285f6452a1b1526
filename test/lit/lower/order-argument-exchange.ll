; Two constant order arguments give a compare-and-exchange its orders.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [108 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=arg4 failure=arg5 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i1 @op(ptr, i64, i32, i32, i32, i32)

; CHECK-LABEL: define i1 @relaxed_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired monotonic monotonic, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @relaxed_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 0, i32 0)
  ret i1 %r
}

; CHECK-LABEL: define i1 @relaxed_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired monotonic acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @relaxed_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 0, i32 1)
  ret i1 %r
}

; CHECK-LABEL: define i1 @relaxed_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired monotonic acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @relaxed_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 0, i32 2)
  ret i1 %r
}

; CHECK-LABEL: define i1 @relaxed_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired monotonic seq_cst, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @relaxed_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 0, i32 5)
  ret i1 %r
}

; CHECK-LABEL: define i1 @consume_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire monotonic, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @consume_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 1, i32 0)
  ret i1 %r
}

; CHECK-LABEL: define i1 @consume_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @consume_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 1, i32 1)
  ret i1 %r
}

; CHECK-LABEL: define i1 @consume_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @consume_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 1, i32 2)
  ret i1 %r
}

; CHECK-LABEL: define i1 @consume_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire seq_cst, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @consume_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 1, i32 5)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acquire_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire monotonic, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acquire_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 2, i32 0)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acquire_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acquire_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 2, i32 1)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acquire_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acquire_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 2, i32 2)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acquire_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire seq_cst, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acquire_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 2, i32 5)
  ret i1 %r
}

; CHECK-LABEL: define i1 @release_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired release monotonic, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @release_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 3, i32 0)
  ret i1 %r
}

; CHECK-LABEL: define i1 @release_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired release acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @release_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 3, i32 1)
  ret i1 %r
}

; CHECK-LABEL: define i1 @release_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired release acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @release_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 3, i32 2)
  ret i1 %r
}

; CHECK-LABEL: define i1 @release_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired release seq_cst, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @release_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 3, i32 5)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acq_rel_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acq_rel monotonic, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acq_rel_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 4, i32 0)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acq_rel_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acq_rel acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acq_rel_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 4, i32 1)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acq_rel_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acq_rel acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acq_rel_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 4, i32 2)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acq_rel_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acq_rel seq_cst, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acq_rel_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 4, i32 5)
  ret i1 %r
}

; CHECK-LABEL: define i1 @seq_cst_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired seq_cst monotonic, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @seq_cst_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 5, i32 0)
  ret i1 %r
}

; CHECK-LABEL: define i1 @seq_cst_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired seq_cst acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @seq_cst_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 5, i32 1)
  ret i1 %r
}

; CHECK-LABEL: define i1 @seq_cst_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired seq_cst acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @seq_cst_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 5, i32 2)
  ret i1 %r
}

; CHECK-LABEL: define i1 @seq_cst_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired seq_cst seq_cst, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @seq_cst_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 5, i32 5)
  ret i1 %r
}
