; A load calls no function: a word that its operation does not use is an error.
; RUN: not %opt -passes=castaway-lower -disable-output %s 2>&1 | FileCheck %s

; CHECK: error: {{.*}} castaway: malformed contract of 'op': 
@contract = private constant [72 x i8] c"castaway:op load function=2 returns=old order=acquire object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, ptr)

define void @use(ptr %a0, i64 %a1, ptr %a2) {
  %r = call i32 @op(ptr %a0, i64 %a1, ptr %a2)
  ret void
}
