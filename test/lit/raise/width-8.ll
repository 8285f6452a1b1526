; A word of 8 bits is raised at its width.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define i8 @f(
; CHECK:         [[OLD:%[a-z.]+]] = atomicrmw add ptr %p, i8 %v release, align 1
; CHECK-NOT:     cmpxchg
; CHECK:         ret i8 [[OLD]]
define i8 @f(ptr %p, i8 %v) {
entry:
  %first = load atomic i8, ptr %p monotonic, align 1
  br label %retry

retry:
  %old = phi i8 [ %first, %entry ], [ %found, %retry ]
  %new = add i8 %old, %v
  %pair = cmpxchg ptr %p, i8 %old, i8 %new release monotonic, align 1
  %found = extractvalue { i8, i1 } %pair, 0
  %done = extractvalue { i8, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i8 %old
}
