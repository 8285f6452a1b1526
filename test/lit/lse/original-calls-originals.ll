; The function itself goes on calling functions, not copies.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define dso_local void @f(
; CHECK: entry:
; CHECK:   call void @f(ptr %p)
; CHECK:   call void @g(ptr %p)
define dso_local void @f(ptr %p) {
entry:
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  call void @f(ptr %p)
  call void @g(ptr %p)
  ret void
}

define dso_local void @g(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
