; A loop that expects one value is a lock.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: every turn expects the same value: the loop waits for it{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) {
entry:
  br label %retry

retry:
  %pair = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
