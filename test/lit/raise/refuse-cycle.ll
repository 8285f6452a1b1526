; A cycle that is entered in two places is no loop that could be raised.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: the exchange repeats, but in no loop with one entry{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v, i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  %x = phi i32 [ 0, %entry ], [ %found, %b ]
  br label %b

b:
  %old = phi i32 [ 1, %entry ], [ %x, %a ]
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %a

exit:
  ret void
}
