; A retry loop in another loop is raised; the other loop stays.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define void @f(
; CHECK:         phi i32 [ 0, %entry ], [ [[NEXT:%[a-z]+]], %[[LATCH:[a-z]+]] ]
; CHECK:         atomicrmw add ptr %p, i32 %i seq_cst, align 4
; CHECK-NOT:     cmpxchg
; CHECK:       [[LATCH]]:
; CHECK:         [[NEXT]] = add i32 %i, 1
; CHECK:         br i1 %enough, label %exit, label %outer
define void @f(ptr %p) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %outer ], [ %found, %retry ]
  %new = add i32 %old, %i
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %latch, label %retry

latch:
  %next = add i32 %i, 1
  %enough = icmp eq i32 %next, 9
  br i1 %enough, label %exit, label %outer

exit:
  ret void
}
