; A word that is read in one scope and exchanged in another stays.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the accesses differ in their synchronisation scopes{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v) {
entry:
  br label %retry

retry:
  %old = load atomic i32, ptr %p syncscope("singlethread") monotonic, align 4
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
