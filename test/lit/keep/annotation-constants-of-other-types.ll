; Constants that are no integers cannot be used.
; RUN: not %opt -passes=castaway-lower -disable-output %s 2>&1 | FileCheck %s

; CHECK: error: {{.*}} castaway: malformed contract of 'read': 'object=$0': that constant is no integer of at most 64 bits

@contract = private constant [63 x i8] c"castaway:op load object=$0 offset=$1 returns=old order=seq_cst\00"
@file = private constant [10 x i8] c"helpers.h\00"
@constants = private constant { ptr, double } { ptr null, double 1.0 }
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @read, ptr @contract, ptr @file, i32 1, ptr @constants }], section "llvm.metadata"

declare i32 @read(ptr, i64)

define i32 @use(ptr nonnull %object) {
  %r = call i32 @read(ptr %object, i64 16)
  ret i32 %r
}
