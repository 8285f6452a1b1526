; A module without such operations stays as it is: loads, stores and fences are no matter of LSE.
; RUN: %keep_lse
target triple = "aarch64-unknown-linux-gnu"

define i32 @f(ptr %p) {
  fence seq_cst
  store atomic i32 1, ptr %p seq_cst, align 4
  %a = load atomic i32, ptr %p seq_cst, align 4
  ret i32 %a
}
