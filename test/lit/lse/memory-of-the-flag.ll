; A function that only touches its arguments' memory reads the flag as well.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define void @f(
; CHECK-SAME: [[DISPATCH:#[0-9]+]]
; CHECK-LABEL: define internal void @f.lse(
; CHECK-SAME: [[COPY:#[0-9]+]]
; CHECK: attributes [[DISPATCH]] = { memory(read, argmem: readwrite) "castaway.lse"
; CHECK: attributes [[COPY]] = { memory(argmem: readwrite) "castaway.lse"
define void @f(ptr %p) memory(argmem: readwrite) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
