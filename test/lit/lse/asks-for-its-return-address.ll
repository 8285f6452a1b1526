; Behind a sure tail call a copy has the frame that its function would have.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define ptr @f(
; CHECK: musttail call ptr @f.lse(ptr %p)
define ptr @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  %r = call ptr @llvm.returnaddress(i32 0)
  ret ptr %r
}

declare ptr @llvm.returnaddress(i32)
