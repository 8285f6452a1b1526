; A compare-and-exchange has both orders that its contract's words say, the failure order also where it is the stronger.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract.relaxed.relaxed = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=relaxed failure=relaxed object=0 offset=1\00"
@contract.relaxed.consume = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=relaxed failure=consume object=0 offset=1\00"
@contract.relaxed.acquire = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=relaxed failure=acquire object=0 offset=1\00"
@contract.relaxed.seq_cst = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=relaxed failure=seq_cst object=0 offset=1\00"
@contract.consume.relaxed = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=consume failure=relaxed object=0 offset=1\00"
@contract.consume.consume = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=consume failure=consume object=0 offset=1\00"
@contract.consume.acquire = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=consume failure=acquire object=0 offset=1\00"
@contract.consume.seq_cst = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=consume failure=seq_cst object=0 offset=1\00"
@contract.acquire.relaxed = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=acquire failure=relaxed object=0 offset=1\00"
@contract.acquire.consume = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=acquire failure=consume object=0 offset=1\00"
@contract.acquire.acquire = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=acquire failure=acquire object=0 offset=1\00"
@contract.acquire.seq_cst = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=acquire failure=seq_cst object=0 offset=1\00"
@contract.release.relaxed = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=release failure=relaxed object=0 offset=1\00"
@contract.release.consume = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=release failure=consume object=0 offset=1\00"
@contract.release.acquire = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=release failure=acquire object=0 offset=1\00"
@contract.release.seq_cst = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=release failure=seq_cst object=0 offset=1\00"
@contract.acq_rel.relaxed = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=acq_rel failure=relaxed object=0 offset=1\00"
@contract.acq_rel.consume = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=acq_rel failure=consume object=0 offset=1\00"
@contract.acq_rel.acquire = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=acq_rel failure=acquire object=0 offset=1\00"
@contract.acq_rel.seq_cst = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=acq_rel failure=seq_cst object=0 offset=1\00"
@contract.seq_cst.relaxed = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=seq_cst failure=relaxed object=0 offset=1\00"
@contract.seq_cst.consume = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=seq_cst failure=consume object=0 offset=1\00"
@contract.seq_cst.acquire = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=seq_cst failure=acquire object=0 offset=1\00"
@contract.seq_cst.seq_cst = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=seq_cst failure=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [24 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_relaxed_relaxed, ptr @contract.relaxed.relaxed, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_relaxed_consume, ptr @contract.relaxed.consume, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_relaxed_acquire, ptr @contract.relaxed.acquire, ptr @file, i32 3, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_relaxed_seq_cst, ptr @contract.relaxed.seq_cst, ptr @file, i32 4, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_consume_relaxed, ptr @contract.consume.relaxed, ptr @file, i32 5, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_consume_consume, ptr @contract.consume.consume, ptr @file, i32 6, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_consume_acquire, ptr @contract.consume.acquire, ptr @file, i32 7, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_consume_seq_cst, ptr @contract.consume.seq_cst, ptr @file, i32 8, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_acquire_relaxed, ptr @contract.acquire.relaxed, ptr @file, i32 9, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_acquire_consume, ptr @contract.acquire.consume, ptr @file, i32 10, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_acquire_acquire, ptr @contract.acquire.acquire, ptr @file, i32 11, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_acquire_seq_cst, ptr @contract.acquire.seq_cst, ptr @file, i32 12, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_release_relaxed, ptr @contract.release.relaxed, ptr @file, i32 13, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_release_consume, ptr @contract.release.consume, ptr @file, i32 14, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_release_acquire, ptr @contract.release.acquire, ptr @file, i32 15, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_release_seq_cst, ptr @contract.release.seq_cst, ptr @file, i32 16, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_acq_rel_relaxed, ptr @contract.acq_rel.relaxed, ptr @file, i32 17, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_acq_rel_consume, ptr @contract.acq_rel.consume, ptr @file, i32 18, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_acq_rel_acquire, ptr @contract.acq_rel.acquire, ptr @file, i32 19, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_acq_rel_seq_cst, ptr @contract.acq_rel.seq_cst, ptr @file, i32 20, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_seq_cst_relaxed, ptr @contract.seq_cst.relaxed, ptr @file, i32 21, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_seq_cst_consume, ptr @contract.seq_cst.consume, ptr @file, i32 22, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_seq_cst_acquire, ptr @contract.seq_cst.acquire, ptr @file, i32 23, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_seq_cst_seq_cst, ptr @contract.seq_cst.seq_cst, ptr @file, i32 24, ptr null }], section "llvm.metadata"

declare i1 @op_relaxed_relaxed(ptr, i64, i32, i32)
declare i1 @op_relaxed_consume(ptr, i64, i32, i32)
declare i1 @op_relaxed_acquire(ptr, i64, i32, i32)
declare i1 @op_relaxed_seq_cst(ptr, i64, i32, i32)
declare i1 @op_consume_relaxed(ptr, i64, i32, i32)
declare i1 @op_consume_consume(ptr, i64, i32, i32)
declare i1 @op_consume_acquire(ptr, i64, i32, i32)
declare i1 @op_consume_seq_cst(ptr, i64, i32, i32)
declare i1 @op_acquire_relaxed(ptr, i64, i32, i32)
declare i1 @op_acquire_consume(ptr, i64, i32, i32)
declare i1 @op_acquire_acquire(ptr, i64, i32, i32)
declare i1 @op_acquire_seq_cst(ptr, i64, i32, i32)
declare i1 @op_release_relaxed(ptr, i64, i32, i32)
declare i1 @op_release_consume(ptr, i64, i32, i32)
declare i1 @op_release_acquire(ptr, i64, i32, i32)
declare i1 @op_release_seq_cst(ptr, i64, i32, i32)
declare i1 @op_acq_rel_relaxed(ptr, i64, i32, i32)
declare i1 @op_acq_rel_consume(ptr, i64, i32, i32)
declare i1 @op_acq_rel_acquire(ptr, i64, i32, i32)
declare i1 @op_acq_rel_seq_cst(ptr, i64, i32, i32)
declare i1 @op_seq_cst_relaxed(ptr, i64, i32, i32)
declare i1 @op_seq_cst_consume(ptr, i64, i32, i32)
declare i1 @op_seq_cst_acquire(ptr, i64, i32, i32)
declare i1 @op_seq_cst_seq_cst(ptr, i64, i32, i32)

; CHECK-LABEL: define i1 @relaxed_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired monotonic monotonic, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @relaxed_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_relaxed_relaxed(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @relaxed_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired monotonic acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @relaxed_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_relaxed_consume(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @relaxed_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired monotonic acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @relaxed_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_relaxed_acquire(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @relaxed_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired monotonic seq_cst, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @relaxed_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_relaxed_seq_cst(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @consume_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire monotonic, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @consume_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_consume_relaxed(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @consume_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @consume_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_consume_consume(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @consume_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @consume_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_consume_acquire(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @consume_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire seq_cst, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @consume_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_consume_seq_cst(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acquire_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire monotonic, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acquire_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_acquire_relaxed(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acquire_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acquire_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_acquire_consume(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acquire_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acquire_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_acquire_acquire(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acquire_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire seq_cst, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acquire_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_acquire_seq_cst(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @release_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired release monotonic, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @release_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_release_relaxed(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @release_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired release acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @release_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_release_consume(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @release_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired release acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @release_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_release_acquire(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @release_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired release seq_cst, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @release_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_release_seq_cst(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acq_rel_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acq_rel monotonic, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acq_rel_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_acq_rel_relaxed(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acq_rel_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acq_rel acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acq_rel_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_acq_rel_consume(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acq_rel_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acq_rel acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acq_rel_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_acq_rel_acquire(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @acq_rel_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acq_rel seq_cst, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @acq_rel_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_acq_rel_seq_cst(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @seq_cst_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired seq_cst monotonic, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @seq_cst_relaxed(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_seq_cst_relaxed(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @seq_cst_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired seq_cst acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @seq_cst_consume(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_seq_cst_consume(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @seq_cst_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired seq_cst acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @seq_cst_acquire(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_seq_cst_acquire(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @seq_cst_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired seq_cst seq_cst, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @seq_cst_seq_cst(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_seq_cst_seq_cst(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}
