; A loop around a user's function is seq_cst where its order is known only when the program runs; the helper judges wrong ones.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [81 x i8] c"castaway:op update function=2 context=3 returns=old order=arg4 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, ptr, ptr, i32)

; CHECK-LABEL: define i32 @use(ptr nonnull %object, ptr nonnull %function, ptr %context, i32 %order) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   [[V0:%.+]] = icmp ule i32 %order, 5
; CHECK-NEXT:   br i1 [[V0]], label %update.order, label %update.reflective, !prof {{![0-9]+}}
; CHECK:      update.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i32, ptr %field seq_cst, align 4
; CHECK-NEXT:   br label %update.retry
; CHECK:      update.reflective:
; CHECK-NEXT:   [[V1:%.+]] = call i32 @op(ptr %object, i64 16, ptr %function, ptr %context, i32 %order) {{#[0-9]+}}
; CHECK-NEXT:   br label %update.join
; CHECK:      update.order:
; CHECK-NEXT:   br label %update.lowered
; CHECK:      update.retry:
; CHECK-NEXT:   %old1 = phi i32 [ %old, %update.lowered ], [ %found, %update.retry ]
; CHECK-NEXT:   %new = call i32 %function(i32 %old1, ptr %context)
; CHECK-NEXT:   [[V2:%.+]] = cmpxchg ptr %field, i32 %old1, i32 %new seq_cst seq_cst, align 4
; CHECK-NEXT:   %found = extractvalue { i32, i1 } [[V2]], 0
; CHECK-NEXT:   %success = extractvalue { i32, i1 } [[V2]], 1
; CHECK-NEXT:   br i1 %success, label %update.done, label %update.retry
; CHECK:      update.done:
; CHECK-NEXT:   br label %update.join
; CHECK:      update.join:
; CHECK-NEXT:   %result = phi i32 [ %old1, %update.done ], [ [[V1]], %update.reflective ]
; CHECK-NEXT:   ret i32 %result
define i32 @use(ptr nonnull %object, ptr nonnull %function, ptr %context, i32 %order) {
entry:
  %r = call i32 @op(ptr %object, i64 16, ptr %function, ptr %context, i32 %order)
  ret i32 %r
}
