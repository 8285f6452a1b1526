; A field of 128 bits is lowered on x86-64 where the function may use cmpxchg16b.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@contract.op_load = private constant [61 x i8] c"castaway:op load returns=old order=acquire object=0 offset=1\00"
@contract.op_store = private constant [74 x i8] c"castaway:op store value=2 returns=nothing order=release object=0 offset=1\00"
@contract.op_add = private constant [68 x i8] c"castaway:op add value=2 returns=new order=seq_cst object=0 offset=1\00"
@contract.op_by = private constant [66 x i8] c"castaway:op add by=-1 returns=old order=seq_cst object=0 offset=1\00"
@contract.op_compare = private constant [114 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=seq_cst failure=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [5 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_load, ptr @contract.op_load, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_store, ptr @contract.op_store, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_add, ptr @contract.op_add, ptr @file, i32 3, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_by, ptr @contract.op_by, ptr @file, i32 4, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_compare, ptr @contract.op_compare, ptr @file, i32 5, ptr null }], section "llvm.metadata"

declare i128 @op_load(ptr, i64)
declare void @op_store(ptr, i64, i128)
declare i128 @op_add(ptr, i64, i128)
declare i128 @op_by(ptr, i64)
declare i1 @op_compare(ptr, i64, i128, i128)

; CHECK-LABEL: define i128 @load(ptr nonnull %object) #0 {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i128, ptr %field acquire, align 16
; CHECK-NEXT:   ret i128 %old
define i128 @load(ptr nonnull %object) #0 {
  %r = call i128 @op_load(ptr %object, i64 16)
  ret i128 %r
}

; CHECK-LABEL: define void @store(ptr nonnull %object, i128 %value) #0 {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   store atomic i128 %value, ptr %field release, align 16
; CHECK-NEXT:   ret void
define void @store(ptr nonnull %object, i128 %value) #0 {
  call void @op_store(ptr %object, i64 16, i128 %value)
  ret void
}

; CHECK-LABEL: define i128 @add(ptr nonnull %object, i128 %value) #0 {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i128 %value seq_cst, align 16
; CHECK-NEXT:   %new = add i128 %old, %value
; CHECK-NEXT:   ret i128 %new
define i128 @add(ptr nonnull %object, i128 %value) #0 {
  %r = call i128 @op_add(ptr %object, i64 16, i128 %value)
  ret i128 %r
}

; CHECK-LABEL: define i128 @by(ptr nonnull %object) #0 {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i128 -1 seq_cst, align 16
; CHECK-NEXT:   ret i128 %old
define i128 @by(ptr nonnull %object) #0 {
  %r = call i128 @op_by(ptr %object, i64 16)
  ret i128 %r
}

; CHECK-LABEL: define i1 @compare(ptr nonnull %object, i128 %expected, i128 %desired) #0 {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i128 %expected, i128 %desired seq_cst seq_cst, align 16
; CHECK-NEXT:   %success = extractvalue { i128, i1 } [[PAIR]], 1
; CHECK-NEXT:   ret i1 %success
define i1 @compare(ptr nonnull %object, i128 %expected, i128 %desired) #0 {
  %r = call i1 @op_compare(ptr %object, i64 16, i128 %expected, i128 %desired)
  ret i1 %r
}

attributes #0 = { "target-features"="+cx8,+cx16,+sse" }
