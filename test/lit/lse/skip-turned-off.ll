; A function that is compiled with LSE turned off does not get it.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: it is compiled with LSE turned off
define void @f(ptr %p) "target-features"="+v8.2a,-lse,+outline-atomics" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
