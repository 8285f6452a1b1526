; A helper whose contract is malformed is an ordinary function: the error is all that happens.
; RUN: not %opt -passes=castaway-lower -S %s -o %t.after 2>&1 | FileCheck %s --implicit-check-not=remark:

; CHECK: error: {{.*}}castaway: malformed contract of 'op': unknown word 'ofset'

@contract = private constant [60 x i8] c"castaway:op load object=0 ofset=1 returns=old order=seq_cst\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64)

define i32 @use(ptr nonnull %object) {
  %r = call i32 @op(ptr %object, i64 16)
  ret i32 %r
}
