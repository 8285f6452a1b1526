; Clearing several bits unless none is set is an and.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i1 @f(
; CHECK:         %first = load atomic i16, ptr %p monotonic, align 2
; CHECK:         br label %[[TEST:[a-z]+]]
; CHECK:       [[TEST]]:
; CHECK:         br i1 %{{.*}}, label %[[TRY:[a-z]+]], label %[[KEPT:[a-z]+]]
; CHECK:       [[TRY]]:
; CHECK-NEXT:    [[OLD:%[a-z.]+]] = atomicrmw and ptr %p, i16 -13 seq_cst, align 2
; CHECK-NEXT:    [[TESTED:%[0-9a-z.]+]] = and i16 [[OLD]], 12
; CHECK-NEXT:    [[GOES:%[0-9a-z.]+]] = icmp ne i16 [[TESTED]], 0
; CHECK-NEXT:    [[ENDS:%[0-9a-z.]+]] = xor i1 [[GOES]], true
; CHECK-NEXT:    br i1 [[ENDS]], label %[[KEPT]], label %changed
; CHECK-NOT:     cmpxchg
; CHECK:       changed:
; CHECK:         ret i1 true
; CHECK:       [[KEPT]]:
; CHECK-NEXT:    {{.*}}ret i1 false

define i1 @f(ptr %p, i16 %v) "target-features"="+lse" {
entry:
  %first = load atomic i16, ptr %p monotonic, align 2
  br label %test

test:
  %old = phi i16 [ %first, %entry ], [ %found, %try ]
  %t = and i16 %old, 12
  %stays = icmp ne i16 %t, 0
  br i1 %stays, label %try, label %kept

try:
  %new = and i16 %old, -13
  %pair = cmpxchg ptr %p, i16 %old, i16 %new seq_cst seq_cst, align 2
  %found = extractvalue { i16, i1 } %pair, 0
  %done = extractvalue { i16, i1 } %pair, 1
  br i1 %done, label %changed, label %test

changed:
  ret i1 true

kept:
  ret i1 false
}
