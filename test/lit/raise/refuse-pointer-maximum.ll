; The larger of two pointers is no atomic instruction.
; RUN: %refuse_loop
; CHECK: remark: {{.*}}: retry loop: no atomic instruction computes the new value{{$}}
target triple = "aarch64-unknown-linux-gnu"

define ptr @f(ptr %p, ptr %v) "target-features"="+lse" {
entry:
  %first = load atomic ptr, ptr %p monotonic, align 8
  br label %retry

retry:
  %old = phi ptr [ %first, %entry ], [ %found, %retry ]
  %more = icmp ugt ptr %old, %v
  %new = select i1 %more, ptr %old, ptr %v
  %pair = cmpxchg ptr %p, ptr %old, ptr %new seq_cst seq_cst, align 8
  %found = extractvalue { ptr, i1 } %pair, 0
  %done = extractvalue { ptr, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret ptr %old
}
