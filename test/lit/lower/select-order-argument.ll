; The order of a helper of many operations must be one that the chosen operation can have.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [110 x i8] c"castaway:op select code=2 code.load=0 code.store=1 value=3 returns=status done=0 order=arg4 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i64 @op(ptr, i64, i32, i64, i32)

; CHECK-LABEL: define i64 @store(ptr nonnull %object, i64 %value, i32 %order) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %store.lowered
; CHECK:      store.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   switch i32 %order, label %store.reflective [
; CHECK-NEXT:     i32 0, label %store.relaxed
; CHECK-NEXT:     i32 3, label %store.release
; CHECK-NEXT:     i32 5, label %store.seq_cst
; CHECK-NEXT:   ]
; CHECK:      store.reflective:
; CHECK-NEXT:   [[V0:%.+]] = call i64 @op(ptr %object, i64 16, i32 1, i64 %value, i32 %order) {{#[0-9]+}}
; CHECK-NEXT:   br label %store.join
; CHECK:      store.relaxed:
; CHECK-NEXT:   store atomic i64 %value, ptr %field monotonic, align 8
; CHECK-NEXT:   br label %store.ordered
; CHECK:      store.release:
; CHECK-NEXT:   store atomic i64 %value, ptr %field release, align 8
; CHECK-NEXT:   br label %store.ordered
; CHECK:      store.seq_cst:
; CHECK-NEXT:   store atomic i64 %value, ptr %field seq_cst, align 8
; CHECK-NEXT:   br label %store.ordered
; CHECK:      store.ordered:
; CHECK-NEXT:   br label %store.join
; CHECK:      store.join:
; CHECK-NEXT:   %result = phi i64 [ 0, %store.ordered ], [ [[V0]], %store.reflective ]
; CHECK-NEXT:   ret i64 %result
define i64 @store(ptr nonnull %object, i64 %value, i32 %order) {
entry:
  %r = call i64 @op(ptr %object, i64 16, i32 1, i64 %value, i32 %order)
  ret i64 %r
}
