; Two loops of one function are raised, each by itself.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define i32 @f(
; CHECK:         [[A:%[a-z.]+]] = atomicrmw add ptr %p, i32 %v seq_cst, align 4
; CHECK:         [[B:%[0-9a-z.]+]] = atomicrmw sub ptr %q, i32 %v seq_cst, align 4
; CHECK-NOT:     cmpxchg
; CHECK:         add i32 [[A]], [[B]]
define i32 @f(ptr %p, i32 %v, ptr %q) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  %first2 = load atomic i32, ptr %q monotonic, align 4
  br label %more

more:
  %old2 = phi i32 [ %first2, %exit ], [ %found2, %more ]
  %new2 = sub i32 %old2, %v
  %pair2 = cmpxchg ptr %q, i32 %old2, i32 %new2 seq_cst seq_cst, align 4
  %found2 = extractvalue { i32, i1 } %pair2, 0
  %done2 = extractvalue { i32, i1 } %pair2, 1
  br i1 %done2, label %end, label %more

end:
  %sum = add i32 %old, %old2
  ret i32 %sum
}
