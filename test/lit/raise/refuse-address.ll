; A loop that walks through memory stays.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the address changes in the loop{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %at = phi ptr [ %p, %entry ], [ %next, %retry ]
  %next = getelementptr i32, ptr %at, i64 1
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %at, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
