; `by=-N` adds the constant in two's complement, to the old value and to the answer alike.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [66 x i8] c"castaway:op add by=-1 returns=new order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_int, ptr @contract, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_long, ptr @contract, ptr @file, i32 2, ptr null }], section "llvm.metadata"

declare i32 @op_int(ptr, i64)
declare i64 @op_long(ptr, i64)

; CHECK-LABEL: define i32 @int(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 -1 seq_cst, align 4
; CHECK-NEXT:   %new = add i32 %old, -1
; CHECK-NEXT:   ret i32 %new
define i32 @int(ptr nonnull %object) {
  %r = call i32 @op_int(ptr %object, i64 16)
  ret i32 %r
}

; CHECK-LABEL: define i64 @long(ptr nonnull %object) {
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i64 -1 seq_cst, align 8
; CHECK-NEXT:   %new = add i64 %old, -1
; CHECK-NEXT:   ret i64 %new
define i64 @long(ptr nonnull %object) {
  %r = call i64 @op_long(ptr %object, i64 16)
  ret i64 %r
}
