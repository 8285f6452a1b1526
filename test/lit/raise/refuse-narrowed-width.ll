; A loop that expects the widened half of what was found waits for the other half to be zero.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the expected value is only a part of what the exchange found{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %low = trunc i32 %old to i16
  %half = zext i16 %low to i32
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %half, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
