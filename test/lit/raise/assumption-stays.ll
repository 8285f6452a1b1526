; What is assumed in the first turn is assumed of the first value still.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

declare void @llvm.assume(i1)

; CHECK-LABEL: define i32 @f(
; CHECK:         [[FIRST:%[a-z]+]] = load atomic i32, ptr %p monotonic, align 4
; CHECK:         [[C:%[a-z]+]] = icmp ne i32 %{{old|first}}, 77
; CHECK-NEXT:    call void @llvm.assume(i1 [[C]])
; CHECK-NEXT:    [[OLD:%[a-z.]+]] = atomicrmw add ptr %p, i32 %v release, align 4
; CHECK-NOT:     cmpxchg
; CHECK:         ret i32 [[OLD]]
define i32 @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %other = icmp ne i32 %old, 77
  call void @llvm.assume(i1 %other)
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new release monotonic, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i32 %old
}
