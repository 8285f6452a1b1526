; A field of 64 bits is lowered on 32-bit x86 where the function may use cmpxchg8b.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-unknown-linux-gnu"

@contract = private constant [61 x i8] c"castaway:op load returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i64 @op(ptr, i32)

; CHECK-LABEL: define i64 @use(ptr nonnull %object) #0 {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i64, ptr %field seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @use(ptr nonnull %object) #0 {
  %r = call i64 @op(ptr %object, i32 16)
  ret i64 %r
}

attributes #0 = { "target-features"="+cmov,+cx8,+x87" }
