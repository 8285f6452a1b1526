; A copy has the features of its function and LSE; the function loses its helpers alone.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define void @f(
; CHECK-SAME: [[DISPATCH:#[0-9]+]]
; CHECK-LABEL: define internal void @f.lse(
; CHECK-SAME: [[COPY:#[0-9]+]]
; CHECK: attributes [[DISPATCH]] = { nounwind "castaway.lse"="dispatch" "target-cpu"="cortex-a53" "target-features"="+crc,+outline-atomics,-outline-atomics" }
; CHECK: attributes [[COPY]] = { nounwind "castaway.lse"="copy" "target-cpu"="cortex-a53" "target-features"="+crc,+outline-atomics,+lse" }
define void @f(ptr %p) nounwind "target-cpu"="cortex-a53" "target-features"="+crc,+outline-atomics" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
