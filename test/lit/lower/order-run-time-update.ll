; An addition whose order is known only when the program runs is done in the order that a switch finds, and its result is computed once.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [65 x i8] c"castaway:op add value=2 returns=new order=arg3 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i64 @op(ptr, i64, i64, i8)

; CHECK-LABEL: define i64 @use(ptr nonnull %object, i64 %value, i8 %order) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %add.lowered
; CHECK:      add.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   switch i8 %order, label %add.reflective [
; CHECK-NEXT:     i8 0, label %add.relaxed
; CHECK-NEXT:     i8 1, label %add.acquire
; CHECK-NEXT:     i8 2, label %add.acquire
; CHECK-NEXT:     i8 3, label %add.release
; CHECK-NEXT:     i8 4, label %add.acq_rel
; CHECK-NEXT:     i8 5, label %add.seq_cst
; CHECK-NEXT:   ]
; CHECK:      add.reflective:
; CHECK-NEXT:   [[V0:%.+]] = call i64 @op(ptr %object, i64 16, i64 %value, i8 %order) {{#[0-9]+}}
; CHECK-NEXT:   br label %add.join
; CHECK:      add.relaxed:
; CHECK-NEXT:   %old = atomicrmw add ptr %field, i64 %value monotonic, align 8
; CHECK-NEXT:   br label %add.ordered
; CHECK:      add.acquire:
; CHECK-NEXT:   %old1 = atomicrmw add ptr %field, i64 %value acquire, align 8
; CHECK-NEXT:   br label %add.ordered
; CHECK:      add.release:
; CHECK-NEXT:   %old2 = atomicrmw add ptr %field, i64 %value release, align 8
; CHECK-NEXT:   br label %add.ordered
; CHECK:      add.acq_rel:
; CHECK-NEXT:   %old3 = atomicrmw add ptr %field, i64 %value acq_rel, align 8
; CHECK-NEXT:   br label %add.ordered
; CHECK:      add.seq_cst:
; CHECK-NEXT:   %old4 = atomicrmw add ptr %field, i64 %value seq_cst, align 8
; CHECK-NEXT:   br label %add.ordered
; CHECK:      add.ordered:
; CHECK-NEXT:   %old5 = phi i64 [ %old, %add.relaxed ], [ %old1, %add.acquire ], [ %old2, %add.release ], [ %old3, %add.acq_rel ], [ %old4, %add.seq_cst ]
; CHECK-NEXT:   %new = add i64 %old5, %value
; CHECK-NEXT:   br label %add.join
; CHECK:      add.join:
; CHECK-NEXT:   %result = phi i64 [ %new, %add.ordered ], [ [[V0]], %add.reflective ]
; CHECK-NEXT:   ret i64 %result
define i64 @use(ptr nonnull %object, i64 %value, i8 %order) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i64 %value, i8 %order)
  ret i64 %r
}
