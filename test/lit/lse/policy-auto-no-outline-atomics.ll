; With -mno-outline-atomics nothing promises that the program has the flag.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: it is compiled with -mno-outline-atomics, so nothing promises that the program has the flag
define void @f(ptr %p) "target-features"="+neon,-outline-atomics" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
