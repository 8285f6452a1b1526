; castaway-print lists the retry loops and what would become of each, and changes nothing.
; RUN: %opt -passes=castaway-print -S %s -o %t.after 2>&1 | FileCheck %s --match-full-lines --implicit-check-not=@
; RUN: %opt -passes=verify -S %s -o %t.before && diff %t.before %t.after
target triple = "x86_64-unknown-linux-gnu"

; CHECK: loops:
; CHECK-NEXT:   in @raised: raised to add of 32 bits: lock xadd
; CHECK-NEXT:   in @kept: kept (LOOP_UPDATE): no atomic instruction computes the new value
; CHECK-NEXT:   in @no_gain: max of 32 bits, but (LOOP_NO_GAIN): the target has no instruction for it
define i32 @raised(ptr %p, i32 %x) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %turn
turn:
  %old = phi i32 [ %first, %entry ], [ %found, %turn ]
  %new = add i32 %old, %x
  %pair = cmpxchg weak ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %success = extractvalue { i32, i1 } %pair, 1
  br i1 %success, label %exit, label %turn
exit:
  ret i32 %old
}

define i32 @kept(ptr %p, i32 %x) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %turn
turn:
  %old = phi i32 [ %first, %entry ], [ %found, %turn ]
  %new = mul i32 %old, %x
  %pair = cmpxchg weak ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %success = extractvalue { i32, i1 } %pair, 1
  br i1 %success, label %exit, label %turn
exit:
  ret i32 %old
}

declare i32 @llvm.smax.i32(i32, i32)

define i32 @no_gain(ptr %p, i32 %x) {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %turn
turn:
  %old = phi i32 [ %first, %entry ], [ %found, %turn ]
  %new = call i32 @llvm.smax.i32(i32 %old, i32 %x)
  %pair = cmpxchg weak ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %success = extractvalue { i32, i1 } %pair, 1
  br i1 %success, label %exit, label %turn
exit:
  ret i32 %old
}
