; Where the name of the flag stands for a function, there is no flag.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: __aarch64_have_lse_atomics is something else than a byte here
declare void @__aarch64_have_lse_atomics()

define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
