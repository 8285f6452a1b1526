; Floats and doubles are loaded, stored and exchanged as they are.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract.float_load = private constant [61 x i8] c"castaway:op load returns=old order=seq_cst object=0 offset=1\00"
@contract.float_store = private constant [74 x i8] c"castaway:op store value=2 returns=nothing order=release object=0 offset=1\00"
@contract.float_exchange = private constant [73 x i8] c"castaway:op exchange value=2 returns=old order=acquire object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [6 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @float_load, ptr @contract.float_load, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @float_store, ptr @contract.float_store, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @float_exchange, ptr @contract.float_exchange, ptr @file, i32 3, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @double_load, ptr @contract.float_load, ptr @file, i32 4, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @double_store, ptr @contract.float_store, ptr @file, i32 5, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @double_exchange, ptr @contract.float_exchange, ptr @file, i32 6, ptr null }], section "llvm.metadata"

declare float @float_load(ptr, i64)
declare void @float_store(ptr, i64, float)
declare float @float_exchange(ptr, i64, float)
declare double @double_load(ptr, i64)
declare void @double_store(ptr, i64, double)
declare double @double_exchange(ptr, i64, double)

; CHECK-LABEL: define float @load_float(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic float, ptr %field seq_cst, align 4
; CHECK-NEXT:   ret float %old
define float @load_float(ptr nonnull %object) {
  %r = call float @float_load(ptr %object, i64 16)
  ret float %r
}

; CHECK-LABEL: define void @store_float(ptr nonnull %object, float %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   store atomic float %value, ptr %field release, align 4
; CHECK-NEXT:   ret void
define void @store_float(ptr nonnull %object, float %value) {
  call void @float_store(ptr %object, i64 16, float %value)
  ret void
}

; CHECK-LABEL: define float @exchange_float(ptr nonnull %object, float %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw xchg ptr %field, float %value acquire, align 4
; CHECK-NEXT:   ret float %old
define float @exchange_float(ptr nonnull %object, float %value) {
  %r = call float @float_exchange(ptr %object, i64 16, float %value)
  ret float %r
}

; CHECK-LABEL: define double @load_double(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic double, ptr %field seq_cst, align 8
; CHECK-NEXT:   ret double %old
define double @load_double(ptr nonnull %object) {
  %r = call double @double_load(ptr %object, i64 16)
  ret double %r
}

; CHECK-LABEL: define void @store_double(ptr nonnull %object, double %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   store atomic double %value, ptr %field release, align 8
; CHECK-NEXT:   ret void
define void @store_double(ptr nonnull %object, double %value) {
  call void @double_store(ptr %object, i64 16, double %value)
  ret void
}

; CHECK-LABEL: define double @exchange_double(ptr nonnull %object, double %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw xchg ptr %field, double %value acquire, align 8
; CHECK-NEXT:   ret double %old
define double @exchange_double(ptr nonnull %object, double %value) {
  %r = call double @double_exchange(ptr %object, i64 16, double %value)
  ret double %r
}
