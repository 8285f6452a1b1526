; Clearing the sign bit of a negative value is an and.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i1 @f(
; CHECK:         %first = load atomic i8, ptr %p monotonic, align 1
; CHECK:         br label %[[TEST:[a-z]+]]
; CHECK:       [[TEST]]:
; CHECK:         br i1 %{{.*}}, label %[[TRY:[a-z]+]], label %[[KEPT:[a-z]+]]
; CHECK:       [[TRY]]:
; CHECK-NEXT:    [[OLD:%[a-z.]+]] = atomicrmw and ptr %p, i8 127 seq_cst, align 1
; CHECK-NEXT:    [[GOES:%[0-9a-z.]+]] = icmp slt i8 [[OLD]], 0
; CHECK-NEXT:    [[ENDS:%[0-9a-z.]+]] = xor i1 [[GOES]], true
; CHECK-NEXT:    br i1 [[ENDS]], label %[[KEPT]], label %changed
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
  %stays = icmp slt i8 %old, 0
  br i1 %stays, label %try, label %kept

try:
  %new = and i8 %old, 127
  %pair = cmpxchg ptr %p, i8 %old, i8 %new seq_cst seq_cst, align 1
  %found = extractvalue { i8, i1 } %pair, 0
  %done = extractvalue { i8, i1 } %pair, 1
  br i1 %done, label %changed, label %test

changed:
  ret i1 true

kept:
  ret i1 false
}
