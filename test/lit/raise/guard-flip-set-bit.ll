; Flipping a bit where it is set is an and with its complement.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i1 @f(
; CHECK:         %first = load atomic i32, ptr %p monotonic, align 4
; CHECK:         br label %[[TEST:[a-z]+]]
; CHECK:       [[TEST]]:
; CHECK:         br i1 %{{.*}}, label %[[TRY:[a-z]+]], label %[[KEPT:[a-z]+]]
; CHECK:       [[TRY]]:
; CHECK-NEXT:    %{{[0-9]+}} = xor i32 %bit, -1
; CHECK-NEXT:    [[OLD:%[a-z.]+]] = atomicrmw and ptr %p, i32 %{{[0-9]+}} seq_cst, align 4
; CHECK:         br i1 {{.*}}, label %[[KEPT]], label %changed
; CHECK-NOT:     cmpxchg
; CHECK:       changed:
; CHECK:         ret i1 true
; CHECK:       [[KEPT]]:
; CHECK-NEXT:    {{.*}}ret i1 false

define i1 @f(ptr %p, i32 %v) "target-features"="+lse" {
entry:
  %bit = shl nuw i32 1, %v
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %test

test:
  %old = phi i32 [ %first, %entry ], [ %found, %try ]
  %t = and i32 %bit, %old
  %stays = icmp ne i32 %t, 0
  br i1 %stays, label %try, label %kept

try:
  %new = xor i32 %bit, %old
  %pair = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %changed, label %test

changed:
  ret i1 true

kept:
  ret i1 false
}
