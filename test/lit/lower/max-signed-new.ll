; A signed maximum that answers the new value is one atomicrmw max and a selection by the same comparison.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [75 x i8] c"castaway:op max signed value=2 returns=new order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_int, ptr @contract, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_long, ptr @contract, ptr @file, i32 2, ptr null }], section "llvm.metadata"

declare i32 @op_int(ptr, i64, i32)
declare i64 @op_long(ptr, i64, i64)

; CHECK-LABEL: define i32 @int(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw max ptr %field, i32 %value seq_cst, align 4
; CHECK-NEXT:   [[VALUE:%.+]] = icmp sgt i32 %old, %value
; CHECK-NEXT:   %new = select i1 [[VALUE]], i32 %old, i32 %value
; CHECK-NEXT:   ret i32 %new
define i32 @int(ptr nonnull %object, i32 %value) {
  %r = call i32 @op_int(ptr %object, i64 16, i32 %value)
  ret i32 %r
}

; CHECK-LABEL: define i64 @long(ptr nonnull %object, i64 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw max ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   [[VALUE:%.+]] = icmp sgt i64 %old, %value
; CHECK-NEXT:   %new = select i1 [[VALUE]], i64 %old, i64 %value
; CHECK-NEXT:   ret i64 %new
define i64 @long(ptr nonnull %object, i64 %value) {
  %r = call i64 @op_long(ptr %object, i64 16, i64 %value)
  ret i64 %r
}
