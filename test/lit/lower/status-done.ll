; A helper that answers a status answers the number that means done.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [81 x i8] c"castaway:op store value=2 returns=status done=-3 order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, i64)

; CHECK-LABEL: define i32 @use(ptr nonnull %object, i64 %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   store atomic i64 %value, ptr %field seq_cst, align 8
; CHECK-NEXT:   ret i32 -3
define i32 @use(ptr nonnull %object, i64 %value) {
entry:
  %r = call i32 @op(ptr %object, i64 16, i64 %value)
  ret i32 %r
}
