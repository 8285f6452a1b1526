; A compare_exchange that answers a status answers another number where it did not store; if the contract gives none, the helper is asked.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract.op = private constant [129 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=status done=0 undone=7 order=seq_cst failure=seq_cst object=0 offset=1\00"
@contract.always = private constant [120 x i8] c"castaway:op compare_exchange expected=2 desired=3 returns=status done=1 order=seq_cst failure=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract.op, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @always, ptr @contract.always, ptr @file, i32 2, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, i64, i64)
declare i32 @always(ptr, i64, i64, i64)

; CHECK-LABEL: define i32 @use(ptr nonnull %object, i64 %expected, i64 %desired) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[V0:%.+]] = cmpxchg ptr %field, i64 %expected, i64 %desired seq_cst seq_cst, align 8
; CHECK-NEXT:   %success = extractvalue { i64, i1 } [[V0]], 1
; CHECK-NEXT:   %status = select i1 %success, i32 0, i32 7
; CHECK-NEXT:   ret i32 %status
define i32 @use(ptr nonnull %object, i64 %expected, i64 %desired) {
entry:
  %r = call i32 @op(ptr %object, i64 16, i64 %expected, i64 %desired)
  ret i32 %r
}

; CHECK-LABEL: define i32 @use_always(ptr nonnull %object, i64 %expected, i64 %desired) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %compare_exchange.lowered
; CHECK:      compare_exchange.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   [[V0:%.+]] = cmpxchg ptr %field, i64 %expected, i64 %desired seq_cst seq_cst, align 8
; CHECK-NEXT:   %success = extractvalue { i64, i1 } [[V0]], 1
; CHECK-NEXT:   br i1 %success, label %compare_exchange.stored, label %compare_exchange.reflective, !prof {{![0-9]+}}
; CHECK:      compare_exchange.reflective:
; CHECK-NEXT:   [[V1:%.+]] = call i32 @always(ptr %object, i64 16, i64 %expected, i64 %desired) {{#[0-9]+}}
; CHECK-NEXT:   br label %compare_exchange.join
; CHECK:      compare_exchange.stored:
; CHECK-NEXT:   br label %compare_exchange.join
; CHECK:      compare_exchange.join:
; CHECK-NEXT:   %result = phi i32 [ 1, %compare_exchange.stored ], [ [[V1]], %compare_exchange.reflective ]
; CHECK-NEXT:   ret i32 %result
define i32 @use_always(ptr nonnull %object, i64 %expected, i64 %desired) {
entry:
  %r = call i32 @always(ptr %object, i64 16, i64 %expected, i64 %desired)
  ret i32 %r
}
