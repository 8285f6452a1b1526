; A result of a width whose contract says signed is extended with its sign.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract.op = private constant [86 x i8] c"castaway:op sub value=2 returns=new order=seq_cst width=arg3 signed object=0 offset=1\00"
@contract.max = private constant [83 x i8] c"castaway:op max value=2 returns=old order=seq_cst width=2 signed object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract.op, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @max, ptr @contract.max, ptr @file, i32 2, ptr null }], section "llvm.metadata"

declare i64 @op(ptr, i64, i64, i32)
declare i64 @max(ptr, i64, i64)

; CHECK-LABEL: define i64 @use(ptr nonnull %object, i64 %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   [[V0:%.+]] = trunc i64 %value to i32
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw sub ptr %field, i32 [[V0]] seq_cst, align 4
; CHECK-NEXT:   %new = sub i32 %old, [[V0]]
; CHECK-NEXT:   [[V1:%.+]] = sext i32 %new to i64
; CHECK-NEXT:   ret i64 [[V1]]
define i64 @use(ptr nonnull %object, i64 %value) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i64 %value, i32 4)
  ret i64 %r
}

; CHECK-LABEL: define i64 @use_max(ptr nonnull %object, i64 %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   [[V0:%.+]] = trunc i64 %value to i16
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw max ptr %field, i16 [[V0]] seq_cst, align 2
; CHECK-NEXT:   [[V1:%.+]] = sext i16 %old to i64
; CHECK-NEXT:   ret i64 [[V1]]
define i64 @use_max(ptr nonnull %object, i64 %value) {
entry:
  %r = call i64 @max(ptr %object, i64 16, i64 %value)
  ret i64 %r
}
