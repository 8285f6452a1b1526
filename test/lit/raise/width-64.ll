; A word of 64 bits is raised at its width.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define i64 @f(
; CHECK:         [[OLD:%[a-z.]+]] = atomicrmw add ptr %p, i64 %v release, align 8
; CHECK-NOT:     cmpxchg
; CHECK:         ret i64 [[OLD]]
define i64 @f(ptr %p, i64 %v) {
entry:
  %first = load atomic i64, ptr %p monotonic, align 8
  br label %retry

retry:
  %old = phi i64 [ %first, %entry ], [ %found, %retry ]
  %new = add i64 %old, %v
  %pair = cmpxchg ptr %p, i64 %old, i64 %new release monotonic, align 8
  %found = extractvalue { i64, i1 } %pair, 0
  %done = extractvalue { i64, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i64 %old
}
