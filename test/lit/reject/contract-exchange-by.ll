; An exchange has no constant form: `by` is for arithmetic.
; RUN: not %opt -passes=castaway-lower -disable-output %s 2>&1 | FileCheck %s

; CHECK: error: {{.*}} castaway: malformed contract of 'op': 
@contract = private constant [70 x i8] c"castaway:op exchange by=1 returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare ptr @op(ptr, i64)

define void @use(ptr %a0, i64 %a1) {
  %r = call ptr @op(ptr %a0, i64 %a1)
  ret void
}
