; A store of a value where the old one is greater is no maximum with another one.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the loop also ends at old values that the update would change{{$}}
target triple = "aarch64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) "target-features"="+lse" {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %test

test:
  %old = phi i32 [ %first, %entry ], [ %found, %try ]
  %stays = icmp slt i32 %old, 9
  br i1 %stays, label %try, label %exit

try:
  %pair = cmpxchg ptr %p, i32 %old, i32 7 seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %test

exit:
  ret void
}
