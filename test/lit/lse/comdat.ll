; The copy of a function in a COMDAT is in it, and local: who drops one drops both.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

$f = comdat any

; CHECK-LABEL: define linkonce_odr void @f(ptr %p)
; CHECK-SAME: section "hot" comdat align 64 {
; CHECK-LABEL: define internal void @f.lse(ptr %p) unnamed_addr
; CHECK-SAME: section "hot" comdat($f) align 64 {
define linkonce_odr void @f(ptr %p) section "hot" comdat align 64 {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
