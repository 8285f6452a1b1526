; A loop that waits in another loop of its own stays.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: another loop is inside{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %again ]
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %wait

wait:
  %n = phi i32 [ 0, %retry ], [ %n1, %wait ]
  %n1 = add i32 %n, 1
  %enough = icmp eq i32 %n1, 50
  br i1 %enough, label %again, label %wait

again:
  br label %retry

exit:
  ret void
}
