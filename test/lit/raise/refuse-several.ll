; A turn that makes two exchanges is left alone, and either of them says so.
; RUN: %refuse_loop
; CHECK-COUNT-2: remark: {{.*}}: retry loop: several exchanges are made in a turn{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = add i32 %old, %v
  %other = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst, align 4
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
