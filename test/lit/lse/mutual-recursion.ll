; Copies that call each other stay among copies.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define internal void @even.lse(
; CHECK:   musttail call void @odd.lse(ptr %p)
; CHECK-LABEL: define internal void @odd.lse(
; CHECK:   tail call void @even.lse(ptr %p)
define internal void @even(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  musttail call void @odd(ptr %p)
  ret void
}

define internal void @odd(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  tail call void @even(ptr %p)
  ret void
}

define ptr @use() {
  ret ptr @even
}
