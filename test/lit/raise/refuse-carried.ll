; A loop that counts its turns stays.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: a value besides the old one is carried from turn to turn, as a counter is{{$}}
target triple = "x86_64-unknown-linux-gnu"

define i32 @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %n = phi i32 [ 0, %entry ], [ %n1, %retry ]
  %n1 = add i32 %n, 1
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i32 %n
}
