; Clearing a bit whose number is a variable if it is set is an and.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i1 @f(
; CHECK:         %first = load atomic i64, ptr %p monotonic, align 8
; CHECK:         br label %[[TEST:[a-z]+]]
; CHECK:       [[TEST]]:
; CHECK:         br i1 %{{.*}}, label %[[TRY:[a-z]+]], label %[[KEPT:[a-z]+]]
; CHECK:       [[TRY]]:
; CHECK-NEXT:    [[OLD:%[a-z.]+]] = atomicrmw and ptr %p, i64 %keep seq_cst, align 8
; CHECK:         br i1 {{.*}}, label %[[KEPT]], label %changed
; CHECK-NOT:     cmpxchg
; CHECK:       changed:
; CHECK:         ret i1 true
; CHECK:       [[KEPT]]:
; CHECK-NEXT:    {{.*}}ret i1 false

define i1 @f(ptr %p, i64 %v) "target-features"="+lse" {
entry:
  %bit = shl nuw i64 1, %v
  %keep = xor i64 %bit, -1
  %first = load atomic i64, ptr %p monotonic, align 8
  br label %test

test:
  %old = phi i64 [ %first, %entry ], [ %found, %try ]
  %t = and i64 %bit, %old
  %stays = icmp ne i64 %t, 0
  br i1 %stays, label %try, label %kept

try:
  %new = and i64 %keep, %old
  %pair = cmpxchg ptr %p, i64 %old, i64 %new seq_cst seq_cst, align 8
  %found = extractvalue { i64, i1 } %pair, 0
  %done = extractvalue { i64, i1 } %pair, 1
  br i1 %done, label %changed, label %test

changed:
  ret i1 true

kept:
  ret i1 false
}
