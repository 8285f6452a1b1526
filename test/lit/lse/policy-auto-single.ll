; One operation that is not repeated stays a call of a helper.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: one atomic operation outside of loops is as fast behind a test of its own
define void @f(ptr %p) "target-features"="+outline-atomics" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  ret void
}
