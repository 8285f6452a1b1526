; One operation in a loop is worth a copy.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define void @f(
; CHECK: musttail call void @f.lse(ptr %p)
; CHECK-LABEL: define internal void @f.lse(
define void @f(ptr %p) {
entry:
  br label %loop

loop:
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %more = icmp slt i32 %a, 100
  br i1 %more, label %loop, label %exit

exit:
  ret void
}
