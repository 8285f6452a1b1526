; A cycle that is entered in two places is a loop, too.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define void @f(
; CHECK: musttail call void @f.lse(ptr %p, i1 %c)
define void @f(ptr %p, i1 %c) {
entry:
  br i1 %c, label %left, label %right

left:
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  br label %right

right:
  %b = load volatile i32, ptr %p, align 4
  %more = icmp slt i32 %b, 100
  br i1 %more, label %left, label %exit

exit:
  ret void
}
