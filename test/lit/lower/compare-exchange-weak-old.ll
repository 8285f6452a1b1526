; A weak compare-and-exchange that answers the value found stays weak.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [115 x i8] c"castaway:op compare_exchange weak expected=2 desired=3 returns=old order=acq_rel failure=acquire object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_int, ptr @contract, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_long, ptr @contract, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_ref, ptr @contract, ptr @file, i32 3, ptr null }], section "llvm.metadata"

declare i32 @op_int(ptr, i64, i32, i32)
declare i64 @op_long(ptr, i64, i64, i64)
declare ptr @op_ref(ptr, i64, ptr, ptr)

; CHECK-LABEL: define i32 @int(ptr nonnull %object, i32 %expected, i32 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg weak ptr %field, i32 %expected, i32 %desired acq_rel acquire, align 4
; CHECK-NEXT:   %found = extractvalue { i32, i1 } [[PAIR]], 0
; CHECK-NEXT:   ret i32 %found
define i32 @int(ptr nonnull %object, i32 %expected, i32 %desired) {
  %r = call i32 @op_int(ptr %object, i64 16, i32 %expected, i32 %desired)
  ret i32 %r
}

; CHECK-LABEL: define i64 @long(ptr nonnull %object, i64 %expected, i64 %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg weak ptr %field, i64 %expected, i64 %desired acq_rel acquire, align 8
; CHECK-NEXT:   %found = extractvalue { i64, i1 } [[PAIR]], 0
; CHECK-NEXT:   ret i64 %found
define i64 @long(ptr nonnull %object, i64 %expected, i64 %desired) {
  %r = call i64 @op_long(ptr %object, i64 16, i64 %expected, i64 %desired)
  ret i64 %r
}

; CHECK-LABEL: define ptr @ref(ptr nonnull %object, ptr %expected, ptr %desired) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg weak ptr %field, ptr %expected, ptr %desired acq_rel acquire, align 8
; CHECK-NEXT:   %found = extractvalue { ptr, i1 } [[PAIR]], 0
; CHECK-NEXT:   ret ptr %found
define ptr @ref(ptr nonnull %object, ptr %expected, ptr %desired) {
  %r = call ptr @op_ref(ptr %object, i64 16, ptr %expected, ptr %desired)
  ret ptr %r
}
