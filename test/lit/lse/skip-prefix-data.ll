; Data before the entry of a function is found by its address.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: data or code stands before its entry
define void @f(ptr %p) prefix i32 7 {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
