; A new value that is chosen by a comparison with a third one is no maximum.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the new value is a choice that is no minimum or maximum{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %is = icmp eq i32 %old, 7
  %next = add i32 %old, 1
  %new = select i1 %is, i32 0, i32 %next
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
