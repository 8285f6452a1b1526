; A failure order that is known only when the program runs must be one that a failed exchange can have, and becomes the strongest.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [107 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=old order=release failure=arg4 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, i32, i32, i32)

; CHECK-LABEL: define i32 @use(ptr nonnull %object, i32 %expected, i32 %desired, i32 %failure) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   [[V0:%.+]] = icmp ule i32 %failure, 2
; CHECK-NEXT:   [[V1:%.+]] = icmp eq i32 %failure, 5
; CHECK-NEXT:   [[V2:%.+]] = or i1 [[V0]], [[V1]]
; CHECK-NEXT:   br i1 [[V2]], label %compare_exchange.failure, label %compare_exchange.reflective, !prof {{![0-9]+}}
; CHECK:      compare_exchange.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[V3:%.+]] = cmpxchg ptr %field, i32 %expected, i32 %desired release seq_cst, align 4
; CHECK-NEXT:   %found = extractvalue { i32, i1 } [[V3]], 0
; CHECK-NEXT:   br label %compare_exchange.join
; CHECK:      compare_exchange.reflective:
; CHECK-NEXT:   [[V4:%.+]] = call i32 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 %failure) {{#[0-9]+}}
; CHECK-NEXT:   br label %compare_exchange.join
; CHECK:      compare_exchange.failure:
; CHECK-NEXT:   br label %compare_exchange.lowered
; CHECK:      compare_exchange.join:
; CHECK-NEXT:   %result = phi i32 [ %found, %compare_exchange.lowered ], [ [[V4]], %compare_exchange.reflective ]
; CHECK-NEXT:   ret i32 %result
define i32 @use(ptr nonnull %object, i32 %expected, i32 %desired, i32 %failure) {
entry:
  %r = call i32 @op(ptr %object, i64 16, i32 %expected, i32 %desired, i32 %failure)
  ret i32 %r
}
