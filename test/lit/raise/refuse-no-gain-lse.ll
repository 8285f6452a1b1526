; Without LSE a maximum is a loop whatever is written.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: max of 32 bits, but only processors with LSE have an instruction for it; for processors with LSE it is one ldsmax{{$}}
target triple = "aarch64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = call i32 @llvm.smax.i32(i32 %old, i32 %v)
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
