; Arguments in memory that belongs to one call cannot be passed on.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: its arguments are in memory that cannot be passed on
define void @f(ptr %p, ptr inalloca(i32) %q) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
