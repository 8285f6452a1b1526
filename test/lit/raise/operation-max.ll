; A loop whose new value is a maximum becomes that instruction.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i32 @f(
; CHECK:         [[OLD:%[a-z.]+]] = atomicrmw max ptr %p, i32 %v seq_cst, align 4
; CHECK-NOT:     cmpxchg
; CHECK:         ret i32 [[OLD]]
define i32 @f(ptr %p, i32 %v) "target-features"="+lse" {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = call i32 @llvm.smax.i32(i32 %v, i32 %old)
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i32 %old
}
