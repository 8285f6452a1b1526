; A value behind the loop is computed anew however many operands its instruction has.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define ptr @f(
; CHECK:         [[OLD:%[a-z.]+]] = atomicrmw add ptr %p, i32 %v seq_cst, align 4
; CHECK:         [[AT:%[0-9a-z.]+]] = getelementptr [2 x [2 x [2 x [2 x [2 x [2 x [2 x [2 x i8]]]]]]]], ptr %q, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 [[OLD]]
; CHECK:         ret ptr [[AT]]
define ptr @f(ptr %p, ptr %q, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = add i32 %old, %v
  %at = getelementptr [2 x [2 x [2 x [2 x [2 x [2 x [2 x [2 x i8]]]]]]]], ptr %q, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 %old
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret ptr %at
}
