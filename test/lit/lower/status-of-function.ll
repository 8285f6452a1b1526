; A function's loop that answers a status passes its values as the operand says.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [108 x i8] c"castaway:op accumulate operand=2 function=3 context=4 returns=status done=1 order=relaxed object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, i16 signext, ptr, ptr)

; CHECK-LABEL: define i32 @use(ptr nonnull %object, i16 signext %operand, ptr nonnull %function, ptr %context) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %accumulate.lowered
; CHECK:      accumulate.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   %old = load atomic i16, ptr %field monotonic, align 2
; CHECK-NEXT:   br label %accumulate.retry
; CHECK:      accumulate.retry:
; CHECK-NEXT:   %old1 = phi i16 [ %old, %accumulate.lowered ], [ %found, %accumulate.retry ]
; CHECK-NEXT:   %new = call signext i16 %function(i16 signext %old1, i16 signext %operand, ptr %context)
; CHECK-NEXT:   [[V0:%.+]] = cmpxchg ptr %field, i16 %old1, i16 %new monotonic monotonic, align 2
; CHECK-NEXT:   %found = extractvalue { i16, i1 } [[V0]], 0
; CHECK-NEXT:   %success = extractvalue { i16, i1 } [[V0]], 1
; CHECK-NEXT:   br i1 %success, label %accumulate.done, label %accumulate.retry
; CHECK:      accumulate.done:
; CHECK-NEXT:   br label %accumulate.join
; CHECK:      accumulate.join:
; CHECK-NEXT:   ret i32 1
define i32 @use(ptr nonnull %object, i16 signext %operand, ptr nonnull %function, ptr %context) {
entry:
  %r = call i32 @op(ptr %object, i64 16, i16 signext %operand, ptr %function, ptr %context)
  ret i32 %r
}
