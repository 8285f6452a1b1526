; No target has an atomic nand.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: nand of 32 bits, but the target has no instruction for it{{$}}
target triple = "aarch64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) "target-features"="+lse" {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %both = and i32 %old, %v
  %new = xor i32 %both, -1
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
