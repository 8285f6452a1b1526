; A guarded minimum of pointers, by their sign too, is no atomic instruction.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: no atomic instruction computes the new value{{$}}
target triple = "aarch64-unknown-linux-gnu"

define void @f(ptr %p, ptr %v) "target-features"="+lse" {
entry:
  %first = load atomic ptr, ptr %p monotonic, align 8
  br label %test

test:
  %old = phi ptr [ %first, %entry ], [ %found, %try ]
  %stays = icmp sgt ptr %old, %v
  br i1 %stays, label %try, label %exit

try:
  %pair = cmpxchg ptr %p, ptr %old, ptr %v seq_cst seq_cst, align 8
  %found = extractvalue { ptr, i1 } %pair, 0
  %done = extractvalue { ptr, i1 } %pair, 1
  br i1 %done, label %exit, label %test

exit:
  ret void
}
