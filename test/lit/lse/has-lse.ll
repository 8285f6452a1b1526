; Where the features have LSE the backend uses it.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

define void @f(ptr %p) "target-features"="+lse,+outline-atomics" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
