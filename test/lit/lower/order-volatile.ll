; An order that passes through a volatile local is known only when the program runs: what it holds may change.
; RUN: %opt -passes=castaway-lower,verify -S %s | FileCheck %s --implicit-check-not=call

@contract = private constant [58 x i8] c"castaway:op load returns=old order=arg2 object=0 offset=1\00"
@file = private constant [10 x i8] c"helpers.h\00"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @op, ptr @contract, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare i32 @op(ptr, i64, i32)

; CHECK-LABEL: define i32 @use(ptr nonnull %object) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %local = alloca i32, align 4
; CHECK-NEXT:   store volatile i32 2, ptr %local, align 4
; CHECK-NEXT:   %order = load volatile i32, ptr %local, align 4
; CHECK-NEXT:   br label %load.lowered
; CHECK:      load.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 16
; CHECK-NEXT:   switch i32 %order, label %load.reflective [
; CHECK-NEXT:     i32 0, label %load.relaxed
; CHECK-NEXT:     i32 1, label %load.acquire
; CHECK-NEXT:     i32 2, label %load.acquire
; CHECK-NEXT:     i32 5, label %load.seq_cst
; CHECK-NEXT:   ]
; CHECK:      load.reflective:
; CHECK-NEXT:   [[V0:%.+]] = call i32 @op(ptr %object, i64 16, i32 %order) {{#[0-9]+}}
; CHECK-NEXT:   br label %load.join
; CHECK:      load.relaxed:
; CHECK-NEXT:   %old = load atomic i32, ptr %field monotonic, align 4
; CHECK-NEXT:   br label %load.ordered
; CHECK:      load.acquire:
; CHECK-NEXT:   %old1 = load atomic i32, ptr %field acquire, align 4
; CHECK-NEXT:   br label %load.ordered
; CHECK:      load.seq_cst:
; CHECK-NEXT:   %old2 = load atomic i32, ptr %field seq_cst, align 4
; CHECK-NEXT:   br label %load.ordered
; CHECK:      load.ordered:
; CHECK-NEXT:   %old3 = phi i32 [ %old, %load.relaxed ], [ %old1, %load.acquire ], [ %old2, %load.seq_cst ]
; CHECK-NEXT:   br label %load.join
; CHECK:      load.join:
; CHECK-NEXT:   %result = phi i32 [ %old3, %load.ordered ], [ [[V0]], %load.reflective ]
; CHECK-NEXT:   ret i32 %result
define i32 @use(ptr nonnull %object) {
entry:
  %local = alloca i32, align 4
  store volatile i32 2, ptr %local, align 4
  %order = load volatile i32, ptr %local, align 4
  %r = call i32 @op(ptr %object, i64 16, i32 %order)
  ret i32 %r
}
