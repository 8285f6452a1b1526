; A loop that goes on only where its new value is the old one stays: elsewhere the update would change the word.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the loop also ends at old values that the update would change{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %kept) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %exchange ]
  %new = and i32 %old, %kept
  %changes = icmp ne i32 %new, %old
  br i1 %changes, label %exit, label %exchange

exchange:
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
