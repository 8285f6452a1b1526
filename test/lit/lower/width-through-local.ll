; A width is seen through a local variable that is set once.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [79 x i8] c"castaway:op add value=2 returns=old order=seq_cst width=arg3 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i64 @op(ptr, i64, i64, i32)

; CHECK-LABEL: define i64 @use(ptr nonnull %object, i64 %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %local = alloca i32, align 4
; CHECK-NEXT:   store i32 4, ptr %local, align 4
; CHECK-NEXT:   [[V0:%.+]] = trunc i64 %value to i32
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i32 [[V0]] seq_cst, align 4
; CHECK-NEXT:   [[V1:%.+]] = zext i32 %old to i64
; CHECK-NEXT:   ret i64 [[V1]]
define i64 @use(ptr nonnull %object, i64 %value) {
entry:
  %local = alloca i32, align 4
  store i32 4, ptr %local, align 4
  %width = load i32, ptr %local, align 4
  %r = call i64 @op(ptr %object, i64 16, i64 %value, i32 %width)
  ret i64 %r
}
