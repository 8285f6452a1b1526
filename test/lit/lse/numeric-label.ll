; Labels that inline assembly may define again, or that differ in each copy, do no harm.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define void @f(
; CHECK: musttail call void @f.lse(ptr %p)
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  call void asm sideeffect "1: nop\0A b 1b", ""()
  call void asm sideeffect "place_${:uid}: nop", ""()
  call void asm sideeffect "// here: nothing", ""()
  ret void
}
