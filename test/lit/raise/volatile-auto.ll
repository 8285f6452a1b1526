; A word that is volatile at its exchange alone is raised, and the instruction is volatile, with volatile=auto and on.
; RUN: %raise
; RUN: %opt -passes='castaway-raise<volatile=auto>,verify' -S %s | FileCheck %s
; RUN: %opt -passes='castaway-raise<volatile=on>,verify' -S %s | FileCheck %s
; RUN: %opt -passes='castaway-raise<volatile=off>,verify' -S %s | FileCheck %s --check-prefix=OFF
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define i32 @f(
; CHECK:         [[OLD:%[a-z.]+]] = atomicrmw volatile add ptr %p, i32 %v release, align 4
; CHECK:         ret i32 [[OLD]]
; OFF-LABEL:   define i32 @f(
; OFF:           cmpxchg volatile ptr %p, i32 %old, i32 %new release monotonic, align 4
; OFF-NOT:       atomicrmw
; OFF:           ret i32 %old
define i32 @f(ptr %p, i32 %v) {
entry:
  %first = load atomic volatile i32, ptr %p monotonic, align 4
  br label %retry

retry:
  %old = phi i32 [ %first, %entry ], [ %found, %retry ]
  %new = add i32 %old, %v
  %pair = cmpxchg volatile ptr %p, i32 %old, i32 %new release monotonic, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %exit, label %retry

exit:
  ret i32 %old
}
