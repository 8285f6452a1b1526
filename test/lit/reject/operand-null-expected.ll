; A null pointer to an expected value is left to the helper.
; RUN: %opt -passes=verify -S %s -o %t.before
; RUN: %opt -passes=castaway-lower,verify -pass-remarks-missed=castaway -S %s -o %t.after 2> %t.remarks
; RUN: diff %t.before %t.after
; RUN: FileCheck %s --implicit-check-not=remark: --implicit-check-not=warning: --implicit-check-not=error: < %t.remarks

; CHECK: remark: {{.*}} op: the pointer to a value is null

@contract = private constant [115 x i8] c"castaway:op compare_exchange expected=*2 desired=3 returns=success order=seq_cst failure=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i1 @op(ptr, i64, ptr, i32)

define i1 @use(ptr nonnull %object) {
entry:
  %r = call i1 @op(ptr %object, i64 16, ptr null, i32 0)
  ret i1 %r
}
