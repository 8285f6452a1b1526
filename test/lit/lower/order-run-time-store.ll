; A store whose order is known only when the program runs is done in the order that a switch finds.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [71 x i8] c"castaway:op store value=2 returns=nothing order=arg3 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare void @op(ptr, i64, i32, i64)

; CHECK-LABEL: define void @use(ptr nonnull %object, i32 %value, i64 %order) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %store.lowered
; CHECK:      store.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   switch i64 %order, label %store.reflective [
; CHECK-NEXT:     i64 0, label %store.relaxed
; CHECK-NEXT:     i64 3, label %store.release
; CHECK-NEXT:     i64 5, label %store.seq_cst
; CHECK-NEXT:   ]
; CHECK:      store.reflective:
; CHECK-NEXT:   call void @op(ptr %object, i64 16, i32 %value, i64 %order) {{#[0-9]+}}
; CHECK-NEXT:   br label %store.join
; CHECK:      store.relaxed:
; CHECK-NEXT:   store atomic i32 %value, ptr %field monotonic, align 4
; CHECK-NEXT:   br label %store.ordered
; CHECK:      store.release:
; CHECK-NEXT:   store atomic i32 %value, ptr %field release, align 4
; CHECK-NEXT:   br label %store.ordered
; CHECK:      store.seq_cst:
; CHECK-NEXT:   store atomic i32 %value, ptr %field seq_cst, align 4
; CHECK-NEXT:   br label %store.ordered
; CHECK:      store.ordered:
; CHECK-NEXT:   br label %store.join
; CHECK:      store.join:
; CHECK-NEXT:   ret void
define void @use(ptr nonnull %object, i32 %value, i64 %order) {
entry:
  call void @op(ptr %object, i64 16, i32 %value, i64 %order)
  ret void
}
