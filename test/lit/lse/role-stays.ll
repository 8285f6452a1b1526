; What pointers to a function are compared with is not the copy's.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define void @f(ptr %p)
; CHECK-SAME: !type
; CHECK-SAME: !kcfi_type
; CHECK-LABEL: define internal void @f.lse(ptr %p) unnamed_addr
; CHECK-NOT: type
; CHECK-SAME: {
define void @f(ptr %p) !type !0 !kcfi_type !1 {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}

!0 = !{i64 0, !"type"}
!1 = !{i32 7}
