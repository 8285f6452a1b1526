; A store of a value where the old one is less is a signed maximum; the loop leaves by the end that the word found asks for, and the first test stays.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i1 @f(
; CHECK:         %first = load atomic i32, ptr %p monotonic, align 4
; CHECK:         br label %[[TEST:[a-z]+]]
; CHECK:       [[TEST]]:
; CHECK:         %stays = icmp slt i32 %{{old|first}}, %v
; CHECK:         br i1 %{{.*}}, label %[[TRY:[a-z]+]], label %[[KEPT:[a-z]+]]
; CHECK:       [[TRY]]:
; CHECK-NEXT:    [[OLD:%[a-z.]+]] = atomicrmw max ptr %p, i32 %v acq_rel, align 4
; CHECK-NEXT:    [[LESS:%[0-9a-z.]+]] = icmp slt i32 [[OLD]], %v
; CHECK-NEXT:    [[ENDS:%[0-9a-z.]+]] = xor i1 [[LESS]], true
; CHECK-NEXT:    br i1 [[ENDS]], label %[[KEPT]], label %changed
; CHECK-NOT:     cmpxchg
; CHECK:       changed:
; CHECK:         ret i1 true
; CHECK:       [[KEPT]]:
; CHECK-NEXT:    {{.*}}ret i1 false

define i1 @f(ptr %p, i32 %v) "target-features"="+lse" {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %test

test:
  %old = phi i32 [ %first, %entry ], [ %found, %try ]
  %stays = icmp slt i32 %old, %v
  br i1 %stays, label %try, label %kept

try:
  %pair = cmpxchg ptr %p, i32 %old, i32 %v acq_rel acquire, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %changed, label %test

changed:
  ret i1 true

kept:
  ret i1 false
}
