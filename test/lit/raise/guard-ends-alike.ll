; Where nothing tells the ends of a guarded loop apart, the test is not repeated behind the instruction.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define void @f(
; CHECK:         br i1 %stays, label %try, label %exit
; CHECK:       try:
; CHECK-NEXT:    atomicrmw or ptr %p, i32 8 seq_cst, align 4
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
define void @f(ptr %p) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %test

test:
  %old = phi i32 [ %first, %entry ], [ %found, %try ]
  %bit = and i32 %old, 8
  %stays = icmp eq i32 %bit, 0
  br i1 %stays, label %try, label %exit

try:
  %new = or i32 %old, 8
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %test

exit:
  ret void
}
