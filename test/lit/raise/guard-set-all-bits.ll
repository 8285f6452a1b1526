; Setting several bits unless all are set is an or.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i1 @f(
; CHECK:         %first = load atomic i64, ptr %p monotonic, align 8
; CHECK:         br label %[[TEST:[a-z]+]]
; CHECK:       [[TEST]]:
; CHECK:         br i1 %{{.*}}, label %[[TRY:[a-z]+]], label %[[KEPT:[a-z]+]]
; CHECK:       [[TRY]]:
; CHECK-NEXT:    [[OLD:%[a-z.]+]] = atomicrmw or ptr %p, i64 12 seq_cst, align 8
; CHECK-NEXT:    [[TESTED:%[0-9a-z.]+]] = and i64 [[OLD]], 12
; CHECK-NEXT:    [[GOES:%[0-9a-z.]+]] = icmp ne i64 [[TESTED]], 12
; CHECK-NEXT:    [[ENDS:%[0-9a-z.]+]] = xor i1 [[GOES]], true
; CHECK-NEXT:    br i1 [[ENDS]], label %[[KEPT]], label %changed
; CHECK-NOT:     cmpxchg
; CHECK:       changed:
; CHECK:         ret i1 true
; CHECK:       [[KEPT]]:
; CHECK-NEXT:    {{.*}}ret i1 false

define i1 @f(ptr %p, i64 %v) "target-features"="+lse" {
entry:
  %first = load atomic i64, ptr %p monotonic, align 8
  br label %test

test:
  %old = phi i64 [ %first, %entry ], [ %found, %try ]
  %t = and i64 %old, 12
  %stays = icmp ne i64 %t, 12
  br i1 %stays, label %try, label %kept

try:
  %new = or i64 %old, 12
  %pair = cmpxchg ptr %p, i64 %old, i64 %new seq_cst seq_cst, align 8
  %found = extractvalue { i64, i1 } %pair, 0
  %done = extractvalue { i64, i1 } %pair, 1
  br i1 %done, label %changed, label %test

changed:
  ret i1 true

kept:
  ret i1 false
}
