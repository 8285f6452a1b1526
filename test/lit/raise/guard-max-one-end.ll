; Where a guarded signed maximum leaves by one end in both cases, its values are chosen by the test of the word found.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i32 @f(
; CHECK:         %stays = icmp slt i32 %{{old|first}}, %v
; CHECK:         br i1 %stays, label %try, label %exit
; CHECK:       try:
; CHECK-NEXT:    [[OLD:%[a-z.]+]] = atomicrmw max ptr %p, i32 %v acq_rel, align 4
; CHECK-NEXT:    [[LESS:%[0-9a-z.]+]] = icmp slt i32 [[OLD]], %v
; CHECK-NEXT:    [[ENDS:%[0-9a-z.]+]] = xor i1 [[LESS]], true
; CHECK-NEXT:    [[R:%[0-9a-z.]+]] = select i1 [[ENDS]], i32 [[OLD]], i32 7
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    [[PHI:%[a-z]+]] = phi i32 [ [[R]], %try ], [ %{{old|first}}, %{{test|entry}} ]
; CHECK-NEXT:    ret i32 [[PHI]]
define i32 @f(ptr %p, i32 %v) "target-features"="+lse" {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %test

test:
  %old = phi i32 [ %first, %entry ], [ %found, %try ]
  %stays = icmp slt i32 %old, %v
  br i1 %stays, label %try, label %exit

try:
  %pair = cmpxchg ptr %p, i32 %old, i32 %v acq_rel acquire, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %test

exit:
  %r = phi i32 [ 7, %try ], [ %old, %test ]
  ret i32 %r
}
