; A reference that is read from behind a pointer is checked for the field's value class after it is read, once.
; RUN: sed -e '/^@contract.ref_exchange/s/.470 x i8. c"castaway:op exchange value=2/[471 x i8] c"castaway:op exchange value=*2/' %S/../Inputs/node.ll > %t.node.ll
; RUN: cat %t.node.ll %s | %opt -passes=castaway-lower,verify -S | FileCheck %s --implicit-check-not=call

; CHECK-LABEL: define ptr @use(ptr nonnull %object, ptr nonnull %value) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %class = load ptr, ptr %object, align 8
; CHECK-NEXT:   [[V0:%.+]] = icmp eq ptr %class, @node_class
; CHECK-NEXT:   br i1 [[V0]], label %exchange.checked, label %exchange.subclass, !prof {{![0-9]+}}
; CHECK:      exchange.lowered:
; CHECK-NEXT:   %field = getelementptr inbounds i8, ptr %object, i64 24
; CHECK-NEXT:   %old = atomicrmw xchg ptr %field, ptr %value1 seq_cst, align 8
; CHECK-NEXT:   br label %exchange.join
; CHECK:      exchange.reflective:
; CHECK-NEXT:   [[V1:%.+]] = call ptr @ref_exchange(ptr @next_updater, ptr %object, ptr %value) {{#[0-9]+}}
; CHECK-NEXT:   br label %exchange.join
; CHECK:      exchange.checked:
; CHECK-NEXT:   %value1 = load ptr, ptr %value, align 1
; CHECK-NEXT:   [[V2:%.+]] = icmp eq ptr %value1, null
; CHECK-NEXT:   br i1 [[V2]], label %exchange.value_checked, label %exchange.value
; CHECK:      exchange.subclass:
; CHECK-NEXT:   [[V3:%.+]] = icmp ne ptr %class, null
; CHECK-NEXT:   br i1 [[V3]], label %exchange.display, label %exchange.reflective, !prof {{![0-9]+}}
; CHECK:      exchange.display:
; CHECK-NEXT:   [[V4:%.+]] = getelementptr inbounds i8, ptr %class, i64 40
; CHECK-NEXT:   %ancestor = load ptr, ptr [[V4]], align 8
; CHECK-NEXT:   [[V5:%.+]] = icmp eq ptr %ancestor, @node_class
; CHECK-NEXT:   br i1 [[V5]], label %exchange.checked, label %exchange.reflective, !prof {{![0-9]+}}
; CHECK:      exchange.value_checked:
; CHECK-NEXT:   br label %exchange.lowered
; CHECK:      exchange.value:
; CHECK-NEXT:   %class2 = load ptr, ptr %value1, align 8
; CHECK-NEXT:   [[V6:%.+]] = icmp eq ptr %class2, @node_class
; CHECK-NEXT:   br i1 [[V6]], label %exchange.value_checked, label %exchange.subclass3, !prof {{![0-9]+}}
; CHECK:      exchange.subclass3:
; CHECK-NEXT:   [[V7:%.+]] = icmp ne ptr %class2, null
; CHECK-NEXT:   br i1 [[V7]], label %exchange.display4, label %exchange.reflective, !prof {{![0-9]+}}
; CHECK:      exchange.display4:
; CHECK-NEXT:   [[V8:%.+]] = getelementptr inbounds i8, ptr %class2, i64 40
; CHECK-NEXT:   %ancestor5 = load ptr, ptr [[V8]], align 8
; CHECK-NEXT:   [[V9:%.+]] = icmp eq ptr %ancestor5, @node_class
; CHECK-NEXT:   br i1 [[V9]], label %exchange.value_checked, label %exchange.reflective, !prof {{![0-9]+}}
; CHECK:      exchange.join:
; CHECK-NEXT:   %result = phi ptr [ %old, %exchange.lowered ], [ [[V1]], %exchange.reflective ]
; CHECK-NEXT:   ret ptr %result
define ptr @use(ptr nonnull %object, ptr nonnull %value) {
entry:
  %r = call ptr @ref_exchange(ptr @next_updater, ptr %object, ptr %value)
  ret ptr %r
}
