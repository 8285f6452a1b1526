; Where a guarded unsigned maximum leaves by one end in both cases, its values are chosen by the test of the word found.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i16 @f(
; CHECK:         %stays = icmp ult i16 %{{old|first}}, %v
; CHECK:         br i1 %stays, label %try, label %exit
; CHECK:       try:
; CHECK-NEXT:    [[OLD:%[a-z.]+]] = atomicrmw umax ptr %p, i16 %v release, align 2
; CHECK-NEXT:    [[LESS:%[0-9a-z.]+]] = icmp ult i16 [[OLD]], %v
; CHECK-NEXT:    [[ENDS:%[0-9a-z.]+]] = xor i1 [[LESS]], true
; CHECK-NEXT:    [[R:%[0-9a-z.]+]] = select i1 [[ENDS]], i16 [[OLD]], i16 7
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    [[PHI:%[a-z]+]] = phi i16 [ [[R]], %try ], [ %{{old|first}}, %{{test|entry}} ]
; CHECK-NEXT:    ret i16 [[PHI]]
define i16 @f(ptr %p, i16 %v) "target-features"="+lse" {
entry:
  %first = load atomic i16, ptr %p monotonic, align 2
  br label %test

test:
  %old = phi i16 [ %first, %entry ], [ %found, %try ]
  %stays = icmp ult i16 %old, %v
  br i1 %stays, label %try, label %exit

try:
  %pair = cmpxchg ptr %p, i16 %old, i16 %v release monotonic, align 2
  %found = extractvalue { i16, i1 } %pair, 0
  %done = extractvalue { i16, i1 } %pair, 1
  br i1 %done, label %exit, label %test

exit:
  %r = phi i16 [ 7, %try ], [ %old, %test ]
  ret i16 %r
}
