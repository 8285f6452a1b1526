; An add that is left out at zero is none.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the loop also ends at old values that the update would change{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %test

test:
  %old = phi i32 [ %first, %entry ], [ %found, %try ]
  %stays = icmp ne i32 %old, 0
  br i1 %stays, label %try, label %exit

try:
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %test

exit:
  ret void
}
