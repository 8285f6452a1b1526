; Each end gets the values that the loop had there: of the word found by the last try, or by the first load.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i64 @f(
; CHECK:         [[FIRST:%[a-z]+]] = load atomic i32, ptr %p monotonic, align 4
; CHECK:       try:
; CHECK-NEXT:    [[OLD:%[a-z.]+]] = atomicrmw max ptr %p, i32 %v seq_cst, align 4
; CHECK:         [[WIDE:%[0-9a-z.]+]] = sext i32 [[OLD]] to i64
; CHECK:         br i1 {{.*}}, label %kept, label %changed
; CHECK:       changed:
; CHECK-NEXT:    [[TWICE:%[0-9a-z.]+]] = add i32 [[OLD]], [[OLD]]
; CHECK-NEXT:    [[Z:%[0-9a-z.]+]] = zext i32 [[TWICE]] to i64
; CHECK-NEXT:    ret i64 [[Z]]
; CHECK:       kept:
; CHECK-NEXT:    [[PHI:%[0-9a-z.]+]] = phi i64 [ %{{wide|[0-9]+}}, %test ], [ [[WIDE]], %try ]
; CHECK-NEXT:    ret i64 [[PHI]]
define i64 @f(ptr %p, i32 %v) "target-features"="+lse" {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %test

test:
  %old = phi i32 [ %first, %entry ], [ %found, %try ]
  %wide = sext i32 %old to i64
  %stays = icmp slt i32 %old, %v
  br i1 %stays, label %try, label %kept

try:
  %pair = cmpxchg ptr %p, i32 %old, i32 %v seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %changed, label %test

changed:
  %twice = add i32 %old, %found
  %z = zext i32 %twice to i64
  ret i64 %z

kept:
  ret i64 %wide
}
