; A program that declares the flag itself has no other.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: @__aarch64_have_lse_atomics = external global i8, align 1
; CHECK-NOT: @__aarch64_have_lse_atomics
; CHECK-LABEL: define void @f(
; CHECK: %lse.flag = load i8, ptr @__aarch64_have_lse_atomics, align 1
@__aarch64_have_lse_atomics = external global i8, align 1

define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
