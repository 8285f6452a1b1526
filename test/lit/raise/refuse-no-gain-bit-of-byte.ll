; Of a byte x86 cannot set a bit and say what it was.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: or of 8 bits, but the target's instruction does not give the old value, which is used; if the old value were not used it would be one lock or{{$}}
target triple = "x86_64-unknown-linux-gnu"

define i8 @f(ptr %p, i8 %v) {
entry:
  %first = load atomic i8, ptr %p monotonic, align 1
  br label %retry

retry:
  %old = phi i8 [ %first, %entry ], [ %found, %retry ]
  %t = and i8 %old, 8
  %new = or i8 %old, 8
  %pair = cmpxchg ptr %p, i8 %old, i8 %new seq_cst seq_cst, align 1
  %found = extractvalue { i8, i1 } %pair, 0
  %done = extractvalue { i8, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i8 %t
}
