; A loop that ends where its new value is the old one is raised, whatever the bits: the instruction writes what is there.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define void @clear(
; CHECK: atomicrmw and ptr %p, i32 %kept seq_cst, align 4
define void @clear(ptr %p, i32 %kept) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %exchange ]
  %new = and i32 %old, %kept
  %same = icmp eq i32 %new, %old
  br i1 %same, label %exit, label %exchange

exchange:
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}

; CHECK-LABEL: define void @set(
; CHECK: atomicrmw or ptr %p, i32 -16 seq_cst, align 4
define void @set(ptr %p) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %exchange ]
  %new = or i32 %old, -16
  %changes = icmp ne i32 %old, %new
  br i1 %changes, label %exchange, label %exit

exchange:
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret void
}
