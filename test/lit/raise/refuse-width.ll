; A word of 128 bits has no atomic arithmetic.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the word has not 8, 16, 32 or 64 bits{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i128 %v) "target-features"="+cx16" {
entry:
  %first = load atomic i128, ptr %p monotonic, align 16
  br label %retry

retry:
  %old = phi i128 [ %first, %entry ], [ %found, %retry ]
  %new = add i128 %old, %v
  %pair = cmpxchg ptr %p, i128 %old, i128 %new seq_cst seq_cst, align 16
  %found = extractvalue { i128, i1 } %pair, 0
  %done = extractvalue { i128, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
