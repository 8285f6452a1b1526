; An offset of more than 64 bits would be cut short: an error at the declaration.
; RUN: not %opt -passes=castaway-lower -disable-output %s 2>&1 | FileCheck %s

; CHECK: error: {{.*}}castaway: malformed contract of 'op': 'offset=1': parameter 1 is not an integer of at most 64 bits
@contract = private constant [61 x i8] c"castaway:op load returns=old order=acquire object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i128)

define i32 @use(ptr nonnull %object) {
  %r = call i32 @op(ptr %object, i128 18446744073709551632)
  ret i32 %r
}
