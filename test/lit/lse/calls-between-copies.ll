; A copy calls the copy of a function whose definition here is the one that is called.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

$shared = comdat any

; CHECK-LABEL: define internal void @caller.lse(
; CHECK:   call void @exact.lse(ptr %p)
; CHECK:   call void @local.lse(ptr %p)
; CHECK:   call void @preemptible(ptr %p)
; CHECK:   call void @replaceable(ptr %p)
; CHECK:   call void @shared(ptr %p)
; CHECK:   call void @single(ptr %p)
; CHECK:   call void @outside(ptr %p)
; CHECK:   store ptr @exact, ptr %p, align 8
; CHECK:   call void %pointer(ptr @exact)
; CHECK:   call i32 @exact(ptr %p, i32 1)
define void @caller(ptr %p, ptr %pointer) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  call void @exact(ptr %p)
  call void @local(ptr %p)
  call void @preemptible(ptr %p)
  call void @replaceable(ptr %p)
  call void @shared(ptr %p)
  call void @single(ptr %p)
  call void @outside(ptr %p)
  store ptr @exact, ptr %p, align 8
  call void %pointer(ptr @exact)
  %r = call i32 @exact(ptr %p, i32 1)
  ret void
}

define dso_local void @exact(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}

define internal void @local(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}

define void @preemptible(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}

define weak dso_local void @replaceable(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}

define linkonce_odr dso_local void @shared(ptr %p) comdat {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}

define dso_local void @single(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  ret void
}

declare void @outside(ptr)
