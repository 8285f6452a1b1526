; A loop that expects only some bits of what was found waits for the others.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the expected value is only a part of what the exchange found{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %low = and i32 %old, 65535
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %low, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
