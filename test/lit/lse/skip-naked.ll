; A naked function has no entry that could be another one.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: it is naked
@word = global i32 0

define void @f() naked {
  %a = atomicrmw add ptr @word, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr @word, i32 2 seq_cst, align 4
  unreachable
}
