; A helper of many operations does the one whose code the call passes.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [266 x i8] c"castaway:op select code=2 code.load=0 code.store=1 code.exchange=2 code.compare_exchange=3 code.add=4 code.sub=5 code.and=6 code.or=7 code.xor=8 code.min=9 code.max=10 value=3 expected=4 desired=3 failure=seq_cst unsigned returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i64 @op(ptr, i64, i32, i64, i64)

; CHECK-LABEL: define i64 @load(ptr nonnull %object, i64 %value, i64 %expected) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i64, ptr %field seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @load(ptr nonnull %object, i64 %value, i64 %expected) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i32 0, i64 %value, i64 %expected)
  ret i64 %r
}

; CHECK-LABEL: define void @store(ptr nonnull %object, i64 %value, i64 %expected) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   store atomic i64 %value, ptr %field seq_cst, align 8
; CHECK-NEXT:   ret void
define void @store(ptr nonnull %object, i64 %value, i64 %expected) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i32 1, i64 %value, i64 %expected)
  ret void
}

; CHECK-LABEL: define i64 @exchange(ptr nonnull %object, i64 %value, i64 %expected) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw xchg ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @exchange(ptr nonnull %object, i64 %value, i64 %expected) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i32 2, i64 %value, i64 %expected)
  ret i64 %r
}

; CHECK-LABEL: define i64 @compare_exchange(ptr nonnull %object, i64 %value, i64 %expected) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[V0:%.+]] = cmpxchg ptr %field, i64 %expected, i64 %value seq_cst seq_cst, align 8
; CHECK-NEXT:   %found = extractvalue { i64, i1 } [[V0]], 0
; CHECK-NEXT:   ret i64 %found
define i64 @compare_exchange(ptr nonnull %object, i64 %value, i64 %expected) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i32 3, i64 %value, i64 %expected)
  ret i64 %r
}

; CHECK-LABEL: define i64 @add(ptr nonnull %object, i64 %value, i64 %expected) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @add(ptr nonnull %object, i64 %value, i64 %expected) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i32 4, i64 %value, i64 %expected)
  ret i64 %r
}

; CHECK-LABEL: define i64 @sub(ptr nonnull %object, i64 %value, i64 %expected) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw sub ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @sub(ptr nonnull %object, i64 %value, i64 %expected) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i32 5, i64 %value, i64 %expected)
  ret i64 %r
}

; CHECK-LABEL: define i64 @and(ptr nonnull %object, i64 %value, i64 %expected) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw and ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @and(ptr nonnull %object, i64 %value, i64 %expected) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i32 6, i64 %value, i64 %expected)
  ret i64 %r
}

; CHECK-LABEL: define i64 @or(ptr nonnull %object, i64 %value, i64 %expected) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw or ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @or(ptr nonnull %object, i64 %value, i64 %expected) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i32 7, i64 %value, i64 %expected)
  ret i64 %r
}

; CHECK-LABEL: define i64 @xor(ptr nonnull %object, i64 %value, i64 %expected) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw xor ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @xor(ptr nonnull %object, i64 %value, i64 %expected) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i32 8, i64 %value, i64 %expected)
  ret i64 %r
}

; CHECK-LABEL: define i64 @min(ptr nonnull %object, i64 %value, i64 %expected) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw umin ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @min(ptr nonnull %object, i64 %value, i64 %expected) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i32 9, i64 %value, i64 %expected)
  ret i64 %r
}

; CHECK-LABEL: define i64 @max(ptr nonnull %object, i64 %value, i64 %expected) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw umax ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @max(ptr nonnull %object, i64 %value, i64 %expected) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i32 10, i64 %value, i64 %expected)
  ret i64 %r
}
