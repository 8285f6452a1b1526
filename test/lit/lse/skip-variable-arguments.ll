; A function with a variable number of arguments cannot pass them on to a copy.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: it takes a variable number of arguments
define void @f(ptr %p, ...) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
