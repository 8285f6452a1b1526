; On x86 a logical update whose old value is used would be a loop again.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: or of 32 bits, but the target's instruction does not give the old value, which is used; if the old value were not used it would be one lock or{{$}}
target triple = "x86_64-unknown-linux-gnu"

define i32 @f(ptr %p, i32 %v) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = or i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i32 %old
}
