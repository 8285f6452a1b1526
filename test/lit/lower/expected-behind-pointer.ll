; A compare_exchange whose expected value is behind a pointer stores the value that it found there, if it fails.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [115 x i8] c"castaway:op compare_exchange expected=*2 desired=3 returns=success order=acq_rel failure=acquire object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i1 @op(ptr, i64, ptr, i32)

; CHECK-LABEL: define i1 @use(ptr nonnull %object, ptr nonnull %expected, i32 %desired) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %expected1 = load i32, ptr %expected, align 1
; CHECK-NEXT:   br label %compare_exchange.lowered
; CHECK:      compare_exchange.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[V0:%.+]] = cmpxchg ptr %field, i32 %expected1, i32 %desired acq_rel acquire, align 4
; CHECK-NEXT:   %found = extractvalue { i32, i1 } [[V0]], 0
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[V0]], 1
; CHECK-NEXT:   [[V1:%.+]] = xor i1 %success, true
; CHECK-NEXT:   br i1 [[V1]], label %compare_exchange.differs, label %compare_exchange.next
; CHECK:      compare_exchange.differs:
; CHECK-NEXT:   store i32 %found, ptr %expected, align 1
; CHECK-NEXT:   br label %compare_exchange.next
; CHECK:      compare_exchange.next:
; CHECK-NEXT:   br label %compare_exchange.join
; CHECK:      compare_exchange.join:
; CHECK-NEXT:   ret i1 %success
define i1 @use(ptr nonnull %object, ptr nonnull %expected, i32 %desired) {
entry:
  %r = call i1 @op(ptr %object, i64 16, ptr %expected, i32 %desired)
  ret i1 %r
}
