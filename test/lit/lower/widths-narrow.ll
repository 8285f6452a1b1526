; Fields of 8 and 16 bits are accessed at their own width and alignment.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [68 x i8] c"castaway:op add value=2 returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_byte, ptr @contract, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_short, ptr @contract, ptr @file, i32 2, ptr null }], section "llvm.metadata"

declare i8 @op_byte(ptr, i64, i8)
declare i16 @op_short(ptr, i64, i16)

; CHECK-LABEL: define i8 @byte(ptr nonnull %object, i8 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i8 %value seq_cst, align 1
; CHECK-NEXT:   ret i8 %old
define i8 @byte(ptr nonnull %object, i8 %value) {
  %r = call i8 @op_byte(ptr %object, i64 16, i8 %value)
  ret i8 %r
}

; CHECK-LABEL: define i16 @short(ptr nonnull %object, i16 %value) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i16 %value seq_cst, align 2
; CHECK-NEXT:   ret i16 %old
define i16 @short(ptr nonnull %object, i16 %value) {
  %r = call i16 @op_short(ptr %object, i64 16, i16 %value)
  ret i16 %r
}
