; castaway-print lists the functions with atomic operations and what would become of them, and changes nothing.
; RUN: %opt -passes=castaway-print -S %s -o %t.after 2>&1 | FileCheck %s --match-full-lines --implicit-check-not=@
; RUN: %opt -passes=verify -S %s -o %t.before && diff %t.before %t.after
target triple = "aarch64-unknown-linux-gnu"

; CHECK: lse:
; CHECK-NEXT:   @two: a copy for LSE: 2 atomic operations
; CHECK-NEXT:   @one: no copy (LSE_SINGLE): one atomic operation outside of loops needs one test, which its helper makes
define void @two(ptr %p) "target-features"="+outline-atomics" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}

define void @one(ptr %p) "target-features"="+outline-atomics" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  ret void
}

define void @with(ptr %p) "target-features"="+lse" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  ret void
}

define void @none(ptr %p) {
  ret void
}
