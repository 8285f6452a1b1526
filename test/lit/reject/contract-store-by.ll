; A store has no constant form: `by` is for arithmetic.
; RUN: not %opt -passes=castaway-lower -disable-output %s 2>&1 | FileCheck %s

; CHECK: error: {{.*}} castaway: malformed contract of 'op': 
@contract = private constant [81 x i8] c"castaway:op store by=1 desired=2 returns=nothing order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare void @op(ptr, i64, i32)

define void @use(ptr %a0, i64 %a1, i32 %a2) {
  call void @op(ptr %a0, i64 %a1, i32 %a2)
  ret void
}
