; A body that another object defines is not this one's to copy.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

define available_externally void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
