; A copy keeps the metadata of its instructions.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define internal void @f.lse(
; CHECK:   %a = atomicrmw add ptr %p, i32 1 monotonic, align 4, !pcsections [[SECTIONS:![0-9]+]]
; CHECK:   %b = load i32, ptr %p, align 4, !tbaa [[TYPE:![0-9]+]], !range [[RANGE:![0-9]+]]
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 monotonic, align 4, !pcsections !0
  %b = load i32, ptr %p, align 4, !tbaa !1, !range !4
  %c = atomicrmw add ptr %p, i32 %b monotonic, align 4
  ret void
}

!0 = !{!"section"}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3}
!3 = !{!"root"}
!4 = !{i32 0, i32 5}
