; lse=never leaves every function as it is.
; RUN: %opt -passes=verify -S %s -o %t.before
; RUN: %opt -passes='castaway-lse<lse=never>,verify' -S %s -o %t.after
; RUN: diff %t.before %t.after
target triple = "aarch64-unknown-linux-gnu"

define void @count_both(ptr %p, ptr %q) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %q, i32 1 seq_cst, align 4
  ret void
}
