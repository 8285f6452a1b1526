; A signed maximum that is left out by an unsigned comparison stays.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the loop also ends at old values that the update would change{{$}}
target triple = "aarch64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) "target-features"="+lse" {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %test

test:
  %old = phi i32 [ %first, %entry ], [ %found, %try ]
  %stays = icmp ult i32 %old, %v
  br i1 %stays, label %try, label %exit

try:
  %new = call i32 @llvm.smax.i32(i32 %old, i32 %v)
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %test

exit:
  ret void
}
