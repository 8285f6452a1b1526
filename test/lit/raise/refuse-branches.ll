; A loop that may go two ways through a turn stays.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: there are several ways through a turn{{$}}
target triple = "x86_64-unknown-linux-gnu"

define void @f(ptr %p, i32 %v, i1 %c) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %try ]
  br i1 %c, label %more, label %try

more:
  %sum = add i32 %old, %v
  br label %try

try:
  %new = phi i32 [ %old, %retry ], [ %sum, %more ]
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
