; A function that asks for its return address is only copied if the copy is sure to be jumped to.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: it asks for its own frame, and its signature allows no sure tail call
define ptr @f(ptr %p, ptr byval(i32) %q) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  %r = call ptr @llvm.returnaddress(i32 0)
  ret ptr %r
}

declare ptr @llvm.returnaddress(i32)
