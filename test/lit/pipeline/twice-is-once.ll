; A second run of the pass changes nothing and says nothing.
; RUN: cat %S/../Inputs/node.ll %s > %t.ll
; RUN: %opt -passes=castaway-lower,verify -S %t.ll -o %t.once
; RUN: %opt -passes=castaway-lower,castaway-lower,verify -S %t.ll -o %t.twice
; RUN: diff %t.once %t.twice
; RUN: %opt -passes=verify -S %t.once -o %t.parsed
; RUN: %opt -passes=castaway-lower,verify -pass-remarks=castaway -S %t.once -o %t.again > %t.said 2>&1
; RUN: diff %t.parsed %t.again && count 0 < %t.said
; RUN: FileCheck %s < %t.once

; CHECK-LABEL: @guarded(
; CHECK: store atomic ptr
; CHECK-LABEL: @loop(
; CHECK: cmpxchg ptr
; CHECK-LABEL: @offset(
; CHECK: atomicrmw add

@next = internal global ptr null

define void @make() {
  %status = call i32 @new_ref(ptr @node_class, ptr @node_class, ptr @name.next, ptr @next)
  ret void
}

define void @guarded(ptr %node, ptr %value) {
  %updater = load ptr, ptr @next, align 8
  call void @ref_store(ptr %updater, ptr %node, ptr %value)
  ret void
}

define ptr @loop(ptr %node, ptr %function) {
  %r = call ptr @ref_update(ptr @next_updater, ptr %node, ptr %function, ptr null)
  ret ptr %r
}

define i32 @offset(ptr %node) {
  %offset = call i64 @offset_of(ptr @node_class, ptr @name.state)
  %r = call i32 @add_at(ptr %node, i64 %offset, i32 1)
  ret i32 %r
}
