; A yield hint after a failed exchange goes with the loop.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

declare void @llvm.aarch64.hint(i32)

; CHECK-LABEL: define i32 @f(
; CHECK-NOT:     call
; CHECK:         atomicrmw add ptr %p, i32 %v release, align 4
; CHECK-NOT:     call
; CHECK:         ret i32
define i32 @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %wait ]
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new release monotonic, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %wait

wait:
  call void @llvm.aarch64.hint(i32 1)
  br label %retry

exit:
  ret i32 %old
}
