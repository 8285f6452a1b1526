; lse=always copies each function with an operation: a single one, cold ones, those without outlined helpers.
; RUN: %opt -passes='castaway-lse<lse=always>,verify' -S %s | FileCheck %s
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define void @single(
; CHECK: musttail call void @single.lse(ptr %p)
define void @single(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  ret void
}

; CHECK-LABEL: define void @cold(
; CHECK: musttail call void @cold.lse(ptr %p)
define void @cold(ptr %p) cold {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  ret void
}

; CHECK-LABEL: define void @inline_fallback(
; CHECK: musttail call void @inline_fallback.lse(ptr %p)
define void @inline_fallback(ptr %p) "target-features"="-outline-atomics" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  ret void
}

; CHECK-LABEL: define void @nothing(
; CHECK-NOT: call
; CHECK: ret void
define void @nothing(ptr %p) {
  store atomic i32 1, ptr %p seq_cst, align 4
  ret void
}
