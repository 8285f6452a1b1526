; An architecture version that has LSE needs no copy.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

define void @f(ptr %p) "target-features"="+v8.1a" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
