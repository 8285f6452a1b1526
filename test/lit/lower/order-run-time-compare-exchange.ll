; A compare_exchange whose order is known only when the program runs has the failure order of its contract in each copy.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [111 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=success order=arg4 failure=acquire object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i1 @op(ptr, i64, i32, i32, i32)

; CHECK-LABEL: define i1 @use(ptr nonnull %object, i32 %expected, i32 %desired, i32 %order) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %compare_exchange.lowered
; CHECK:      compare_exchange.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   switch i32 %order, label %compare_exchange.reflective [
; CHECK-NEXT:     i32 0, label %compare_exchange.relaxed
; CHECK-NEXT:     i32 1, label %compare_exchange.acquire
; CHECK-NEXT:     i32 2, label %compare_exchange.acquire
; CHECK-NEXT:     i32 3, label %compare_exchange.release
; CHECK-NEXT:     i32 4, label %compare_exchange.acq_rel
; CHECK-NEXT:     i32 5, label %compare_exchange.seq_cst
; CHECK-NEXT:   ]
; CHECK:      compare_exchange.reflective:
; CHECK-NEXT:   [[V0:%.+]] = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 %order) {{#[0-9]+}}
; CHECK-NEXT:   br label %compare_exchange.join
; CHECK:      compare_exchange.relaxed:
; CHECK-NEXT:   [[V1:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired monotonic acquire, align 4
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[V1]], 1
; CHECK-NEXT:   br label %compare_exchange.ordered
; CHECK:      compare_exchange.acquire:
; CHECK-NEXT:   [[V2:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acquire acquire, align 4
; CHECK-NEXT:   %success1 = extractvalue { i32, i1 } [[V2]], 1
; CHECK-NEXT:   br label %compare_exchange.ordered
; CHECK:      compare_exchange.release:
; CHECK-NEXT:   [[V3:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired release acquire, align 4
; CHECK-NEXT:   %success2 = extractvalue { i32, i1 } [[V3]], 1
; CHECK-NEXT:   br label %compare_exchange.ordered
; CHECK:      compare_exchange.acq_rel:
; CHECK-NEXT:   [[V4:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired acq_rel acquire, align 4
; CHECK-NEXT:   %success3 = extractvalue { i32, i1 } [[V4]], 1
; CHECK-NEXT:   br label %compare_exchange.ordered
; CHECK:      compare_exchange.seq_cst:
; CHECK-NEXT:   [[V5:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired seq_cst acquire, align 4
; CHECK-NEXT:   %success4 = extractvalue { i32, i1 } [[V5]], 1
; CHECK-NEXT:   br label %compare_exchange.ordered
; CHECK:      compare_exchange.ordered:
; CHECK-NEXT:   %success5 = phi i1 [ %success, %compare_exchange.relaxed ], [ %success1, %compare_exchange.acquire ], [ %success2, %compare_exchange.release ], [ %success3, %compare_exchange.acq_rel ], [ %success4, %compare_exchange.seq_cst ]
; CHECK-NEXT:   br label %compare_exchange.join
; CHECK:      compare_exchange.join:
; CHECK-NEXT:   %result = phi i1 [ %success5, %compare_exchange.ordered ], [ [[V0]], %compare_exchange.reflective ]
; CHECK-NEXT:   ret i1 %result
define i1 @use(ptr nonnull %object, i32 %expected, i32 %desired, i32 %order) {
entry:
  %r = call i1 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 %order)
  ret i1 %r
}
