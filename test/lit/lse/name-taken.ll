; A copy's name is its own.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define void @f(
; CHECK: musttail call void @f.lse.{{[0-9]+}}(ptr %p)
; CHECK-LABEL: define internal void @f.lse.{{[0-9]+}}(
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}

declare void @f.lse()
