; A load of the word in each turn goes with the loop, and the instruction has its order.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define i32 @f(
; CHECK-NOT:     load
; CHECK:         [[OLD:%[a-z.]+]] = atomicrmw add ptr %p, i32 %v acq_rel, align 4
; CHECK-NOT:     load
; CHECK:         ret i32 [[OLD]]
define i32 @f(ptr %p, i32 %v) {
entry:
  br label %retry

retry:
  %old = load atomic i32, ptr %p acquire, align 4
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new release monotonic, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i32 %old
}
