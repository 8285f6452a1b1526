; A word of 16 bits is raised at its width.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define i16 @f(
; CHECK:         [[OLD:%[a-z.]+]] = atomicrmw add ptr %p, i16 %v release, align 2
; CHECK-NOT:     cmpxchg
; CHECK:         ret i16 [[OLD]]
define i16 @f(ptr %p, i16 %v) {
entry:
  %first = load atomic i16, ptr %p monotonic, align 2
  br label %retry

retry:
  %old = phi i16 [ %first, %entry ], [ %found, %retry ]
  %new = add i16 %old, %v
  %pair = cmpxchg ptr %p, i16 %old, i16 %new release monotonic, align 2
  %found = extractvalue { i16, i1 } %pair, 0
  %done = extractvalue { i16, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i16 %old
}
