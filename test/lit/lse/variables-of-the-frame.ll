; Variables of constant size stay in the first block, others where they were.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define void @f(ptr %p, i64 %n)
; CHECK-NEXT: lse.test:
; CHECK-NEXT:   %x = alloca i32, align 4
; CHECK-NEXT:   %y = alloca [8 x i8], align 16
; CHECK-NEXT:   %lse.flag = load i8
; CHECK:      entry:
; CHECK-NEXT:   call void @use(ptr %x, ptr %x)
; CHECK-NEXT:   %z = alloca i8, i64 %n, align 1
; CHECK-NEXT:   call void @use(ptr %y, ptr %z)
define void @f(ptr %p, i64 %n) {
entry:
  %x = alloca i32, align 4
  call void @use(ptr %x, ptr %x)
  %y = alloca [8 x i8], align 16
  %z = alloca i8, i64 %n, align 1
  call void @use(ptr %y, ptr %z)
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}

declare void @use(ptr, ptr)
