; A code may be written signed or unsigned: the bits of the argument count.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [103 x i8] c"castaway:op select code=2 code.add=255 code.sub=-2 value=3 returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i64 @op(ptr, i64, i8, i64)

; CHECK-LABEL: define i64 @add(ptr nonnull %object, i64 %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @add(ptr nonnull %object, i64 %value) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i8 -1, i64 %value)
  ret i64 %r
}

; CHECK-LABEL: define i64 @sub(ptr nonnull %object, i64 %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw sub ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   ret i64 %old
define i64 @sub(ptr nonnull %object, i64 %value) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i8 -2, i64 %value)
  ret i64 %r
}
