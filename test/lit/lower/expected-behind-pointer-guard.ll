; Where the pointer to the expected value may be null, the helper is called for that case.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [129 x i8] c"castaway:op compare_exchange expected=*2 desired=*3 returns=success order=seq_cst failure=relaxed width=2 weak object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i1 @op(ptr, i64, ptr, ptr)

; CHECK-LABEL: define i1 @use(ptr nonnull %object, ptr %expected, ptr %desired) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   [[V0:%.+]] = icmp ne ptr %expected, null
; CHECK-NEXT:   br i1 [[V0]], label %compare_exchange.expected, label %compare_exchange.reflective, !prof {{![0-9]+}}
; CHECK:      compare_exchange.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[V1:%.+]] = cmpxchg weak ptr %field, i16 %expected1, i16 %desired2 seq_cst monotonic, align 2
; CHECK-NEXT:   %found = extractvalue { i16, i1 } [[V1]], 0
; CHECK-NEXT:   %success = extractvalue { i16, i1 } [[V1]], 1
; CHECK-NEXT:   [[V2:%.+]] = xor i1 %success, true
; CHECK-NEXT:   br i1 [[V2]], label %compare_exchange.differs, label %compare_exchange.next
; CHECK:      compare_exchange.reflective:
; CHECK-NEXT:   [[V3:%.+]] = call i1 @op(ptr %object, i64 16, ptr %expected, ptr %desired) {{#[0-9]+}}
; CHECK-NEXT:   br label %compare_exchange.join
; CHECK:      compare_exchange.expected:
; CHECK-NEXT:   [[V4:%.+]] = icmp ne ptr %desired, null
; CHECK-NEXT:   br i1 [[V4]], label %compare_exchange.desired, label %compare_exchange.reflective, !prof {{![0-9]+}}
; CHECK:      compare_exchange.desired:
; CHECK-NEXT:   %expected1 = load i16, ptr %expected, align 1
; CHECK-NEXT:   %desired2 = load i16, ptr %desired, align 1
; CHECK-NEXT:   br label %compare_exchange.lowered
; CHECK:      compare_exchange.differs:
; CHECK-NEXT:   store i16 %found, ptr %expected, align 1
; CHECK-NEXT:   br label %compare_exchange.next
; CHECK:      compare_exchange.next:
; CHECK-NEXT:   br label %compare_exchange.join
; CHECK:      compare_exchange.join:
; CHECK-NEXT:   %result = phi i1 [ %success, %compare_exchange.next ], [ [[V3]], %compare_exchange.reflective ]
; CHECK-NEXT:   ret i1 %result
define i1 @use(ptr nonnull %object, ptr %expected, ptr %desired) {
entry:
  %r = call i1 @op(ptr %object, i64 16, ptr %expected, ptr %desired)
  ret i1 %r
}
