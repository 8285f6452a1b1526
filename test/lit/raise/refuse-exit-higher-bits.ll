; A loop that clears high bits and ends where one lower bit more may be set stays.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the loop also ends at old values that the update would change{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %exchange ]
  %small = icmp ult i32 %old, 16
  br i1 %small, label %exit, label %exchange

exchange:
  %new = and i32 %old, 7
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
