; A weak compare-and-exchange stays weak.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [119 x i8] c"castaway:op compare_exchange weak expected=2 desired=3 returns=success order=relaxed failure=relaxed object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_int, ptr @contract, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_long, ptr @contract, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_ref, ptr @contract, ptr @file, i32 3, ptr null }], section "llvm.metadata"

declare i1 @op_int(ptr, i64, i32, i32)
declare i1 @op_long(ptr, i64, i64, i64)
declare i1 @op_ref(ptr, i64, ptr, ptr)

; CHECK-LABEL: define i1 @int(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg weak ptr %field, i32 %expected, i32 %desired monotonic monotonic, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @int(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i1 @op_int(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @long(ptr nonnull %object, i64 %expected, i64 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg weak ptr %field, i64 %expected, i64 %desired monotonic monotonic, align 8
; CHECK-NEXT:   %success = extractvalue { i64, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @long(ptr nonnull %object, i64 %expected, i64 %desired) {
  %r = call i1 @op_long(ptr %object, i64 16, i64 %expected, i64 %desired)
  ret i1 %r
}

; CHECK-LABEL: define i1 @ref(ptr nonnull %object, ptr %expected, ptr %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg weak ptr %field, ptr %expected, ptr %desired monotonic monotonic, align 8
; CHECK-NEXT:   %success = extractvalue { ptr, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @ref(ptr nonnull %object, ptr %expected, ptr %desired) {
  %r = call i1 @op_ref(ptr %object, i64 16, ptr %expected, ptr %desired)
  ret i1 %r
}
