; A label that inline assembly defines would be defined twice.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: inline assembly in it defines a label
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  call void asm sideeffect "nop\0Aevent_place: nop", ""()
  ret void
}
