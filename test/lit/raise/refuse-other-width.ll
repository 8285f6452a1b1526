; A sum that is cut and widened again is computed at another width.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the new value is computed at another width than the word's; compute at the width of the word{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %low = trunc i32 %old to i16
  %sum = add i16 %low, 1
  %new = zext i16 %sum to i32
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
