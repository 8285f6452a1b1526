; A minimum with zero may be guarded by a comparison with -1, in the narrowest words too.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i1 @f(
; CHECK:         %first = load atomic i8, ptr %p monotonic, align 1
; CHECK:         br label %[[TEST:[a-z]+]]
; CHECK:       [[TEST]]:
; CHECK:         br i1 %{{.*}}, label %[[TRY:[a-z]+]], label %[[KEPT:[a-z]+]]
; CHECK:       [[TRY]]:
; CHECK-NEXT:    [[OLD:%[a-z.]+]] = atomicrmw min ptr %p, i8 0 seq_cst, align 1
; CHECK-NOT:     cmpxchg
; CHECK:       changed:
; CHECK:         ret i1 true
; CHECK:       [[KEPT]]:
; CHECK-NEXT:    {{.*}}ret i1 false

define i1 @f(ptr %p, i8 %v) "target-features"="+lse" {
entry:
  %first = load atomic i8, ptr %p monotonic, align 1
  br label %test

test:
  %old = phi i8 [ %first, %entry ], [ %found, %try ]
  %stays = icmp sgt i8 %old, -1
  br i1 %stays, label %try, label %kept

try:
  %pair = cmpxchg ptr %p, i8 %old, i8 0 seq_cst seq_cst, align 1
  %found = extractvalue { i8, i1 } %pair, 0
  %done = extractvalue { i8, i1 } %pair, 1
  br i1 %done, label %changed, label %test

changed:
  ret i1 true

kept:
  ret i1 false
}
