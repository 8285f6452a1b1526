; A load before the loop that is also the operand stays.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define i32 @f(
; CHECK:         [[FIRST:%[a-z]+]] = load atomic i32, ptr %p monotonic, align 4
; CHECK:         [[OLD:%[a-z.]+]] = atomicrmw add ptr %p, i32 [[FIRST]] seq_cst, align 4
; CHECK-NOT:     cmpxchg
; CHECK:         ret i32 [[OLD]]
define i32 @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = add i32 %old, %first
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i32 %old
}
