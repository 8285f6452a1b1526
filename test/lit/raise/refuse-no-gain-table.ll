; Nothing is raised for a target that nothing is known of.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: add of 32 bits, but nothing is known of what this target makes of it{{$}}
target triple = "riscv64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
