; Where a guarded unsigned minimum leaves by one end in both cases, its values are chosen by the test of the word found.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i8 @f(
; CHECK:         %stays = icmp ugt i8 %{{old|first}}, %v
; CHECK:         br i1 %stays, label %try, label %exit
; CHECK:       try:
; CHECK-NEXT:    [[OLD:%[a-z.]+]] = atomicrmw umin ptr %p, i8 %v monotonic, align 1
; CHECK-NEXT:    [[LESS:%[0-9a-z.]+]] = icmp ugt i8 [[OLD]], %v
; CHECK-NEXT:    [[ENDS:%[0-9a-z.]+]] = xor i1 [[LESS]], true
; CHECK-NEXT:    [[R:%[0-9a-z.]+]] = select i1 [[ENDS]], i8 [[OLD]], i8 7
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    [[PHI:%[a-z]+]] = phi i8 [ [[R]], %try ], [ %{{old|first}}, %{{test|entry}} ]
; CHECK-NEXT:    ret i8 [[PHI]]
define i8 @f(ptr %p, i8 %v) "target-features"="+lse" {
entry:
  %first = load atomic i8, ptr %p monotonic, align 1
  br label %test

test:
  %old = phi i8 [ %first, %entry ], [ %found, %try ]
  %stays = icmp ugt i8 %old, %v
  br i1 %stays, label %try, label %exit

try:
  %pair = cmpxchg ptr %p, i8 %old, i8 %v monotonic monotonic, align 1
  %found = extractvalue { i8, i1 } %pair, 0
  %done = extractvalue { i8, i1 } %pair, 1
  br i1 %done, label %exit, label %test

exit:
  %r = phi i8 [ 7, %try ], [ %old, %test ]
  ret i8 %r
}
