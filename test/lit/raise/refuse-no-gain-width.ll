; Of 64 bits a processor of 32 bits has only the exchange.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: add of 64 bits, but the target has no instruction for it of this width{{$}}
target triple = "i686-unknown-linux-gnu"

define void @f(ptr %p, i64 %v) {
entry:
  %first = load atomic i64, ptr %p monotonic, align 8
  br label %retry

retry:
  %old = phi i64 [ %first, %entry ], [ %found, %retry ]
  %new = add i64 %old, %v
  %pair = cmpxchg ptr %p, i64 %old, i64 %new seq_cst seq_cst, align 8
  %found = extractvalue { i64, i1 } %pair, 0
  %done = extractvalue { i64, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
