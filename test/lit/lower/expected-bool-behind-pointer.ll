; A bool behind a pointer is a byte, as in the field.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [115 x i8] c"castaway:op compare_exchange expected=*2 desired=3 returns=success order=seq_cst failure=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare zeroext i1 @op(ptr, i64, ptr, i1 zeroext)

; CHECK-LABEL: define zeroext i1 @use(ptr nonnull %object, ptr nonnull %expected, i1 zeroext %desired) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %expected1 = load i8, ptr %expected, align 1
; CHECK-NEXT:   [[V0:%.+]] = zext i1 %desired to i8
; CHECK-NEXT:   br label %compare_exchange.lowered
; CHECK:      compare_exchange.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[V1:%.+]] = cmpxchg ptr %field, i8 %expected1, i8 [[V0]] seq_cst seq_cst, align 1
; CHECK-NEXT:   %found = extractvalue { i8, i1 } [[V1]], 0
; CHECK-NEXT:   %success = extractvalue { i8, i1 } [[V1]], 1
; CHECK-NEXT:   [[V2:%.+]] = xor i1 %success, true
; CHECK-NEXT:   br i1 [[V2]], label %compare_exchange.differs, label %compare_exchange.next
; CHECK:      compare_exchange.differs:
; CHECK-NEXT:   store i8 %found, ptr %expected, align 1
; CHECK-NEXT:   br label %compare_exchange.next
; CHECK:      compare_exchange.next:
; CHECK-NEXT:   br label %compare_exchange.join
; CHECK:      compare_exchange.join:
; CHECK-NEXT:   ret i1 %success
define zeroext i1 @use(ptr nonnull %object, ptr nonnull %expected, i1 zeroext %desired) {
entry:
  %r = call zeroext i1 @op(ptr %object, i64 16, ptr %expected, i1 zeroext %desired)
  ret i1 %r
}
