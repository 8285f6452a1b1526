; A signature for which the backend might make no jump gets a plain tail call, or a call where memory is copied.
; RUN: %lse
target triple = "aarch64-unknown-linux-gnu"

; CHECK-LABEL: define void @returns_by_pointer(
; CHECK: musttail call void @returns_by_pointer.lse(ptr sret({ i64, i64, i64 }) align 8 %r, ptr %p)
define void @returns_by_pointer(ptr sret({ i64, i64, i64 }) align 8 %r, ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}

; CHECK-LABEL: define { i64, [2 x double] } @returns_struct(
; CHECK: musttail call { i64, [2 x double] } @returns_struct.lse(ptr %p)
define { i64, [2 x double] } @returns_struct(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret { i64, [2 x double] } zeroinitializer
}

; CHECK-LABEL: define [9 x i64] @returns_much(
; CHECK: = tail call [9 x i64] @returns_much.lse(ptr %p)
define [9 x i64] @returns_much(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret [9 x i64] zeroinitializer
}

; CHECK-LABEL: define i256 @returns_wide(
; CHECK: = tail call i256 @returns_wide.lse(ptr %p)
define i256 @returns_wide(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret i256 0
}

; CHECK-LABEL: define void @takes_memory(
; CHECK: {{^}}  call void @takes_memory.lse(ptr %p, ptr byval([4 x i64]) align 8 %q)
define void @takes_memory(ptr %p, ptr byval([4 x i64]) align 8 %q) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}

; CHECK-LABEL: define swiftcc void @takes_self(
; CHECK: tail call swiftcc void @takes_self.lse(ptr swiftself %p, ptr swifterror %e)
define swiftcc void @takes_self(ptr swiftself %p, ptr swifterror %e) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}

; CHECK-LABEL: define aarch64_vector_pcs <4 x i32> @takes_vectors(
; CHECK: tail call aarch64_vector_pcs <4 x i32> @takes_vectors.lse(ptr %p, <4 x i32> %v)
define aarch64_vector_pcs <4 x i32> @takes_vectors(ptr %p, <4 x i32> %v) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret <4 x i32> %v
}

; CHECK-LABEL: define fastcc i32 @local_convention(
; CHECK: musttail call fastcc i32 @local_convention.lse(ptr %p)
define fastcc i32 @local_convention(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret i32 %a
}

; CHECK-LABEL: define i32 @never_returns(
; CHECK: musttail call i32 @never_returns.lse(ptr %p)
define i32 @never_returns(ptr %p) noreturn {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  unreachable
}

; CHECK-LABEL: define noundef range(i32 0, 9) i32 @attributes(
; CHECK: musttail call noundef range(i32 0, 9) i32 @attributes.lse(ptr noalias nonnull align 4 %p, i8 signext %c)
define noundef range(i32 0, 9) i32 @attributes(ptr noalias nonnull align 4 %p, i8 signext %c) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret i32 %a
}
