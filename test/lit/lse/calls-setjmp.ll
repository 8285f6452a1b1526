; A function that calls setjmp leaves its frame to the copy.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define i32 @f(
; CHECK: musttail call i32 @f.lse(ptr %p)
define i32 @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  %r = call i32 @setjmp(ptr %p)
  ret i32 %r
}

declare i32 @setjmp(ptr) returns_twice
