; A field wider than a pointer is left alone: its operations may become calls of a library that is not linked.
; RUN: %opt -passes=verify -S %s -o %t.before
; RUN: %opt -passes=castaway-lower,verify -pass-remarks-missed=castaway -S %s -o %t.after 2> %t.remarks
; RUN: diff %t.before %t.after
; RUN: FileCheck %s --implicit-check-not=remark: < %t.remarks

target datalayout = "e-p:32:32-i64:64-n8:16:32"

; CHECK: remark: {{.*}} op: the target has no atomic instruction of this width

@contract = private constant [61 x i8] c"castaway:op load returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i64 @op(ptr, i32)

define i64 @use(ptr nonnull %object) {
  %r = call i64 @op(ptr %object, i32 16)
  ret i64 %r
}
