; Pointers are exchanged as pointers.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define ptr @f(
; CHECK:         [[OLD:%[a-z.]+]] = atomicrmw xchg ptr %p, ptr %v seq_cst, align 8
; CHECK-NOT:     cmpxchg
; CHECK:         ret ptr [[OLD]]
define ptr @f(ptr %p, ptr %v) {
entry:
  %first = load atomic ptr, ptr %p monotonic, align 8
  br label %retry

retry:
  %old = phi ptr [ %first, %entry ], [ %found, %retry ]
  %pair = cmpxchg ptr %p, ptr %old, ptr %v seq_cst seq_cst, align 8
  %found = extractvalue { ptr, i1 } %pair, 0
  %done = extractvalue { ptr, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret ptr %old
}
