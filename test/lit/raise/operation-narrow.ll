; An update at a larger width, cut to the word's, is one of the word if the low bits depend on low bits alone.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define i8 @f(
; CHECK:         [[V:%[0-9a-z.]+]] = trunc i32 %v to i8
; CHECK:         = atomicrmw add ptr %p, i8 [[V]] seq_cst, align 1
; CHECK-NOT:     cmpxchg
define i8 @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i8, ptr %p monotonic, align 1
  br label %retry

retry:
  %old = phi i8 [ %first, %entry ], [ %found, %retry ]
  %wide = zext i8 %old to i32
  %sum = add i32 %wide, %v
  %new = trunc i32 %sum to i8
  %pair = cmpxchg ptr %p, i8 %old, i8 %new seq_cst seq_cst, align 1
  %found = extractvalue { i8, i1 } %pair, 0
  %done = extractvalue { i8, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i8 %old
}
