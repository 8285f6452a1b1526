; A width of 16 bytes is lowered where the target has the instructions.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

@contract = private constant [96 x i8] c"castaway:op exchange value=*2 old=*3 returns=nothing order=seq_cst width=arg4 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare void @op(ptr, i64, ptr, ptr, i32)

; CHECK-LABEL: define void @use(ptr nonnull %object, ptr nonnull %value, ptr nonnull %old) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %value1 = load i128, ptr %value, align 1
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old2 = atomicrmw xchg ptr %field, i128 %value1 seq_cst, align 16
; CHECK-NEXT:   store i128 %old2, ptr %old, align 1
; CHECK-NEXT:   ret void
define void @use(ptr nonnull %object, ptr nonnull %value, ptr nonnull %old) {
entry:
  call void @op(ptr %object, i64 16, ptr %value, ptr %old, i32 16)
  ret void
}
