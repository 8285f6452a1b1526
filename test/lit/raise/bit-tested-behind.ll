; On x86 the one bit that an or sets may be tested: a bts.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define i1 @f(
; CHECK:         [[OLD:%[a-z.]+]] = atomicrmw or ptr %p, i32 8 seq_cst, align 4
; CHECK:         [[T:%[0-9a-z.]+]] = and i32 [[OLD]], 8
; CHECK:         icmp ne i32 [[T]], 0
define i1 @f(ptr %p) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = or i32 %old, 8
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  %t = and i32 %old, 8
  %set = icmp ne i32 %t, 0
  ret i1 %set
}
