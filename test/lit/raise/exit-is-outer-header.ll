; The end of a retry loop may be the header of the loop around it, whose phi gets the new value.
; RUN: %raise
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define i32 @f(
; CHECK:         %x = phi i32 [ 0, %entry ], [ [[NEW:%[0-9a-z.]+]], %retry ]
; CHECK:         [[OLD:%[a-z.]+]] = atomicrmw add ptr %p, i32 %v release, align 4
; CHECK-NEXT:    [[NEW]] = add i32 [[OLD]], %v
; CHECK-NEXT:    br label %outer
; CHECK-NOT:     cmpxchg
define i32 @f(ptr %p, i32 %v) {
entry:
  br label %outer

outer:
  %x = phi i32 [ 0, %entry ], [ %new, %retry ]
  %enough = icmp sgt i32 %x, 100
  br i1 %enough, label %end, label %before

before:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %before ], [ %found, %retry ]
  %new = add i32 %old, %v
  %pair = cmpxchg ptr %p, i32 %old, i32 %new release monotonic, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %outer, label %retry

end:
  ret i32 %x
}
