; An exchange whose helper returns nothing is one atomicrmw xchg, its result left unused.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [77 x i8] c"castaway:op exchange value=2 returns=nothing order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_int, ptr @contract, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_long, ptr @contract, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_ref, ptr @contract, ptr @file, i32 3, ptr null }], section "llvm.metadata"

declare void @op_int(ptr, i64, i32)
declare void @op_long(ptr, i64, i64)
declare void @op_ref(ptr, i64, ptr)

; CHECK-LABEL: define void @int(ptr nonnull %object, i32 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw xchg ptr %field, i32 %value seq_cst, align 4
; CHECK-NEXT:   ret void
define void @int(ptr nonnull %object, i32 %value) {
  call void @op_int(ptr %object, i64 16, i32 %value)
  ret void
}

; CHECK-LABEL: define void @long(ptr nonnull %object, i64 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw xchg ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   ret void
define void @long(ptr nonnull %object, i64 %value) {
  call void @op_long(ptr %object, i64 16, i64 %value)
  ret void
}

; CHECK-LABEL: define void @ref(ptr nonnull %object, ptr %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw xchg ptr %field, ptr %value seq_cst, align 8
; CHECK-NEXT:   ret void
define void @ref(ptr nonnull %object, ptr %value) {
  call void @op_ref(ptr %object, i64 16, ptr %value)
  ret void
}
