; One operation that is not repeated stays a call of a helper.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: one atomic operation outside of loops needs one test, which its helper makes
define void @f(ptr %p) "target-features"="+outline-atomics" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  ret void
}
