; A copy that calls itself stays in the copy, unless another definition may take the place of the function.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

$shared = comdat any

; CHECK-LABEL: define internal void @preemptible.lse(
; CHECK:   call void @preemptible.lse(ptr %p)
; CHECK-LABEL: define internal void @shared.lse(
; CHECK:   call void @shared.lse(ptr %p)
; CHECK-LABEL: define internal void @replaceable.lse(
; CHECK:   call void @replaceable(ptr %p)
define void @preemptible(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  call void @preemptible(ptr %p)
  ret void
}

define linkonce_odr void @shared(ptr %p) comdat {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  call void @shared(ptr %p)
  ret void
}

define weak void @replaceable(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  call void @replaceable(ptr %p)
  ret void
}
