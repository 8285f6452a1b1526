; The first turn of a retry loop that stands before it in a loop further out is not spoken of as a loop of its own.
; RUN: %refuse_loop
; CHECK-NOT: another loop is inside
; CHECK: remark: {{.*}}: retry loop: other memory is written in the loop
; CHECK-NOT: remark
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, ptr %link, i64 %v, i32 %n) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %first = load atomic volatile i64, ptr %p monotonic, align 8
  store i64 %first, ptr %link, align 8
  %pair0 = cmpxchg ptr %p, i64 %first, i64 %v seq_cst seq_cst, align 8
  %done0 = extractvalue { i64, i1 } %pair0, 1
  br i1 %done0, label %next, label %retry

retry:
  %old = load atomic volatile i64, ptr %p monotonic, align 8
  store i64 %old, ptr %link, align 8
  %pair = cmpxchg ptr %p, i64 %old, i64 %v seq_cst seq_cst, align 8
  %done = extractvalue { i64, i1 } %pair, 1
  br i1 %done, label %next, label %retry

next:
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %outer, label %exit

exit:
  ret void
}
