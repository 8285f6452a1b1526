; The old value added to itself is no operand.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the operand depends on the old value{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = add i32 %old, %old
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
