; An exchange that is left out at some value of its own is none.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the loop also ends at old values that the update would change{{$}}
target triple = "aarch64-unknown-linux-gnu"

define void @f(ptr %p, i64 %v) "target-features"="+lse" {
entry:
  %first = load atomic i64, ptr %p monotonic, align 8
  br label %test

test:
  %old = phi i64 [ %first, %entry ], [ %found, %try ]
  %stays = icmp ne i64 %old, 0
  br i1 %stays, label %try, label %exit

try:
  %pair = cmpxchg ptr %p, i64 %old, i64 %v seq_cst seq_cst, align 8
  %found = extractvalue { i64, i1 } %pair, 0
  %done = extractvalue { i64, i1 } %pair, 1
  br i1 %done, label %exit, label %test

exit:
  ret void
}
