; What is assumed in the loop behind a first try goes with the first try: it holds only where that failed.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

declare void @llvm.assume(i1)

; CHECK-LABEL: define i32 @f(
; CHECK-NOT:     load
; CHECK-NOT:     poison
; CHECK-NOT:     cmpxchg
; CHECK-NOT:     @llvm.assume
; CHECK:         [[OLD:%[a-z.]+]] = atomicrmw add ptr %p, i32 %v acq_rel, align 4
; CHECK-NOT:     load
; CHECK-NOT:     cmpxchg
; CHECK-NOT:     @llvm.assume
; CHECK:         ret i32 [[OLD]]
define i32 @f(ptr %p, i32 %v, i1 %c) {
entry:
  %first = load atomic i32, ptr %p acquire, align 4
  %new0 = add i32 %first, %v
  %pair0 = cmpxchg weak ptr %p, i32 %first, i32 %new0 release monotonic, align 4
  %found0 = extractvalue { i32, i1 } %pair0, 0
  %done0 = extractvalue { i32, i1 } %pair0, 1
  br i1 %done0, label %exit, label %retry

retry:
  %old = phi i32 [ %found0, %entry ], [ %found, %retry ]
  %other = icmp ne i32 %old, 77
  call void @llvm.assume(i1 %other)
  call void @llvm.assume(i1 %c)
  %new = add i32 %old, %v
  %pair = cmpxchg weak ptr %p, i32 %old, i32 %new release monotonic, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  %r = phi i32 [ %first, %entry ], [ %old, %retry ]
  ret i32 %r
}
