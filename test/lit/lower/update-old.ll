; An update by function is a load and a retry loop around the call, and answers the value before.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [84 x i8] c"castaway:op update function=2 context=3 returns=old order=seq_cst object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op_int, ptr @contract, ptr @file, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_long, ptr @contract, ptr @file, i32 2, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @op_ref, ptr @contract, ptr @file, i32 3, ptr null }], section "llvm.metadata"

declare i32 @op_int(ptr, i64, ptr, ptr)
declare i64 @op_long(ptr, i64, ptr, ptr)
declare ptr @op_ref(ptr, i64, ptr, ptr)

; CHECK-LABEL: define i32 @int(ptr nonnull %object, ptr nonnull %function, ptr %context) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %update.lowered
; CHECK:      update.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i32, ptr %field seq_cst, align 4
; CHECK-NEXT:   br label %update.retry
; CHECK:      update.retry:
; CHECK-NEXT:   %old1 = phi i32 [ %old, %update.lowered ], [ %found, %update.retry ]
; CHECK-NEXT:   %new = call i32 %function(i32 %old1, ptr %context)
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i32 %old1, i32 %new seq_cst seq_cst, align 4
; CHECK-NEXT:   %found = extractvalue { i32, i1 } [[PAIR]], 0
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[PAIR]], 1
; CHECK-NEXT:   br i1 %success, label %update.done, label %update.retry
; CHECK:      update.done:
; CHECK-NEXT:   br label %update.join
; CHECK:      update.join:
; CHECK-NEXT:   ret i32 %old1
define i32 @int(ptr nonnull %object, ptr nonnull %function, ptr %context) {
entry:
  %r = call i32 @op_int(ptr %object, i64 16, ptr %function, ptr %context)
  ret i32 %r
}

; CHECK-LABEL: define i64 @long(ptr nonnull %object, ptr nonnull %function, ptr %context) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %update.lowered
; CHECK:      update.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i64, ptr %field seq_cst, align 8
; CHECK-NEXT:   br label %update.retry
; CHECK:      update.retry:
; CHECK-NEXT:   %old1 = phi i64 [ %old, %update.lowered ], [ %found, %update.retry ]
; CHECK-NEXT:   %new = call i64 %function(i64 %old1, ptr %context)
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, i64 %old1, i64 %new seq_cst seq_cst, align 8
; CHECK-NEXT:   %found = extractvalue { i64, i1 } [[PAIR]], 0
; CHECK-NEXT:   %success = extractvalue { i64, i1 } [[PAIR]], 1
; CHECK-NEXT:   br i1 %success, label %update.done, label %update.retry
; CHECK:      update.done:
; CHECK-NEXT:   br label %update.join
; CHECK:      update.join:
; CHECK-NEXT:   ret i64 %old1
define i64 @long(ptr nonnull %object, ptr nonnull %function, ptr %context) {
entry:
  %r = call i64 @op_long(ptr %object, i64 16, ptr %function, ptr %context)
  ret i64 %r
}

; CHECK-LABEL: define ptr @ref(ptr nonnull %object, ptr nonnull %function, ptr %context) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %update.lowered
; CHECK:      update.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic ptr, ptr %field seq_cst, align 8
; CHECK-NEXT:   br label %update.retry
; CHECK:      update.retry:
; CHECK-NEXT:   %old1 = phi ptr [ %old, %update.lowered ], [ %found, %update.retry ]
; CHECK-NEXT:   %new = call ptr %function(ptr %old1, ptr %context)
; CHECK-NEXT:   [[PAIR:%.+]] = cmpxchg ptr %field, ptr %old1, ptr %new seq_cst seq_cst, align 8
; CHECK-NEXT:   %found = extractvalue { ptr, i1 } [[PAIR]], 0
; CHECK-NEXT:   %success = extractvalue { ptr, i1 } [[PAIR]], 1
; CHECK-NEXT:   br i1 %success, label %update.done, label %update.retry
; CHECK:      update.done:
; CHECK-NEXT:   br label %update.join
; CHECK:      update.join:
; CHECK-NEXT:   ret ptr %old1
define ptr @ref(ptr nonnull %object, ptr nonnull %function, ptr %context) {
entry:
  %r = call ptr @op_ref(ptr %object, i64 16, ptr %function, ptr %context)
  ret ptr %r
}
