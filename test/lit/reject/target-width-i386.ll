; A field of 64 bits is left alone on 32-bit x86 where the function may not use cmpxchg8b.
; RUN: %opt -passes=verify -S %s -o %t.before
; RUN: %opt -passes=castaway-lower,verify -pass-remarks-missed=castaway -S %s -o %t.after 2> %t.remarks
; RUN: diff %t.before %t.after
; RUN: FileCheck %s --implicit-check-not=remark: --implicit-check-not=warning: --implicit-check-not=error: < %t.remarks

; CHECK: remark: {{.*}} op: the target has no atomic instruction of this width

target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"

@contract = private constant [61 x i8] c"castaway:op load returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i64 @op(ptr, i32)

define i64 @use(ptr nonnull %object) #0 {
  %r = call i64 @op(ptr %object, i32 16)
  ret i64 %r
}

attributes #0 = { "target-features"="+x87" }
