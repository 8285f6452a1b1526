; A store of a value where the old one is greater is a unsigned minimum; the loop leaves by the end that the word found asks for, and the first test stays.
; RUN: %raise
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i1 @f(
; CHECK:         %first = load atomic i8, ptr %p monotonic, align 1
; CHECK:         br label %[[TEST:[a-z]+]]
; CHECK:       [[TEST]]:
; CHECK:         %stays = icmp ugt i8 %{{old|first}}, %v
; CHECK:         br i1 %{{.*}}, label %[[TRY:[a-z]+]], label %[[KEPT:[a-z]+]]
; CHECK:       [[TRY]]:
; CHECK-NEXT:    [[OLD:%[a-z.]+]] = atomicrmw umin ptr %p, i8 %v monotonic, align 1
; CHECK-NEXT:    [[LESS:%[0-9a-z.]+]] = icmp ugt i8 [[OLD]], %v
; CHECK-NEXT:    [[ENDS:%[0-9a-z.]+]] = xor i1 [[LESS]], true
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
  %stays = icmp ugt i8 %old, %v
  br i1 %stays, label %try, label %kept

try:
  %pair = cmpxchg ptr %p, i8 %old, i8 %v monotonic monotonic, align 1
  %found = extractvalue { i8, i1 } %pair, 0
  %done = extractvalue { i8, i1 } %pair, 1
  br i1 %done, label %changed, label %test

changed:
  ret i1 true

kept:
  ret i1 false
}
