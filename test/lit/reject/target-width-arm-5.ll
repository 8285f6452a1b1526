; No field is lowered on an ARM before version 6, whose atomic accesses are calls.
; RUN: %opt -passes=verify -S %s -o %t.before
; RUN: %opt -passes=castaway-lower,verify -pass-remarks-missed=castaway -S %s -o %t.after 2> %t.remarks
; RUN: diff %t.before %t.after
; RUN: FileCheck %s --implicit-check-not=remark: --implicit-check-not=warning: --implicit-check-not=error: < %t.remarks

; CHECK: remark: {{.*}} op: the target has no atomic instruction of this width

target datalayout = "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64"
target triple = "armv5e-unknown-linux-gnueabi"

@contract = private constant [61 x i8] c"castaway:op load returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i32)

define i32 @use(ptr nonnull %object) #0 {
  %r = call i32 @op(ptr %object, i32 16)
  ret i32 %r
}

attributes #0 = { "target-features"="+armv5te,+dsp" }
