; A call of the user's function extends narrow integers as the helper's own result does.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s

@contract = private constant [98 x i8] c"castaway:op accumulate operand=2 function=3 context=4 returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @signed_op, ptr @contract, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @unsigned_op, ptr @contract, ptr @file, i32 2, ptr null }], section "llvm.metadata"

declare signext i16 @signed_op(ptr, i64, i16 signext, ptr, ptr)
declare zeroext i16 @unsigned_op(ptr, i64, i16 zeroext, ptr, ptr)

; CHECK-LABEL: define signext i16 @signed(
; CHECK:         %new = call signext i16 %function(i16 signext %old1, i16 signext %operand, ptr %context)
define signext i16 @signed(ptr nonnull %object, i16 signext %operand, ptr nonnull %function, ptr %context) {
entry:
  %r = call signext i16 @signed_op(ptr %object, i64 16, i16 signext %operand, ptr %function, ptr %context)
  ret i16 %r
}

; CHECK-LABEL: define zeroext i16 @unsigned(
; CHECK:         %new = call zeroext i16 %function(i16 zeroext %old1, i16 zeroext %operand, ptr %context)
define zeroext i16 @unsigned(ptr nonnull %object, i16 zeroext %operand, ptr nonnull %function, ptr %context) {
entry:
  %r = call zeroext i16 @unsigned_op(ptr %object, i64 16, i16 zeroext %operand, ptr %function, ptr %context)
  ret i16 %r
}
