; A loop that may give up after a failed exchange stays.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the loop may also end after a failed exchange; test the old value before the exchange, in every turn{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %failed ]
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %failed

failed:
  %gone = icmp eq i32 %found, 0
  br i1 %gone, label %exit, label %retry

exit:
  ret void
}
