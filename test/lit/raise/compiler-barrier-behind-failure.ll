; A compiler barrier that only a failed exchange passes goes with the loop.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define void @f(
; CHECK-NOT: asm
; CHECK: atomicrmw add ptr %p, i32 %v seq_cst, align 4
; CHECK-NOT: asm
; CHECK: ret void
define void @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %again ]
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %again

again:
  call void asm sideeffect "", "~{memory}"()
  br label %retry

exit:
  ret void
}
