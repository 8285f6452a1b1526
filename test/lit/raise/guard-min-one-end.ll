; Where a guarded signed minimum leaves by one end in both cases, its values are chosen by the test of the word found.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i64 @f(
; CHECK:         %stays = icmp sgt i64 %{{old|first}}, %v
; CHECK:         br i1 %stays, label %try, label %exit
; CHECK:       try:
; CHECK-NEXT:    [[OLD:%[a-z.]+]] = atomicrmw min ptr %p, i64 %v seq_cst, align 8
; CHECK-NEXT:    [[LESS:%[0-9a-z.]+]] = icmp sgt i64 [[OLD]], %v
; CHECK-NEXT:    [[ENDS:%[0-9a-z.]+]] = xor i1 [[LESS]], true
; CHECK-NEXT:    [[R:%[0-9a-z.]+]] = select i1 [[ENDS]], i64 [[OLD]], i64 7
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    [[PHI:%[a-z]+]] = phi i64 [ [[R]], %try ], [ %{{old|first}}, %{{test|entry}} ]
; CHECK-NEXT:    ret i64 [[PHI]]
define i64 @f(ptr %p, i64 %v) "target-features"="+lse" {
entry:
  %first = load atomic i64, ptr %p monotonic, align 8
  br label %test

test:
  %old = phi i64 [ %first, %entry ], [ %found, %try ]
  %stays = icmp sgt i64 %old, %v
  br i1 %stays, label %try, label %exit

try:
  %pair = cmpxchg ptr %p, i64 %old, i64 %v seq_cst seq_cst, align 8
  %found = extractvalue { i64, i1 } %pair, 0
  %done = extractvalue { i64, i1 } %pair, 1
  br i1 %done, label %exit, label %test

exit:
  %r = phi i64 [ 7, %try ], [ %old, %test ]
  ret i64 %r
}
