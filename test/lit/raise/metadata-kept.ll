; Metadata of the exchange is kept.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define i32 @f(
; CHECK:         atomicrmw add ptr %p, i32 %v release, align 4, !tbaa [[TBAA:![0-9]+]], !pcsections [[PC:![0-9]+]]
; CHECK-NOT:     cmpxchg
; CHECK-DAG:   [[PC]] = !{!"counters"}
; CHECK-DAG:   [[TBAA]] = !{[[INT:![0-9]+]], [[INT]], i64 0}
define i32 @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new release monotonic, align 4, !tbaa !0, !pcsections !4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i32 %old
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{!"counters"}
