; A loop whose new value is a min of the old one becomes that instruction, and values behind it are computed from its result.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i32 @f(
; CHECK-NOT:     load
; CHECK:         [[OLD:%[a-z.]+]] = atomicrmw min ptr %p, i32 %v seq_cst, align 4
; CHECK-NOT:     cmpxchg
; CHECK:         ret i32 [[OLD]]
define i32 @f(ptr %p, i32 %v) "target-features"="+lse" {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = call i32 @llvm.smin.i32(i32 %old, i32 %v)
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i32 %old
}
