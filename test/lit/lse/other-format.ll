; The flag is one of ELF programs: nothing happens on macOS and Windows.
; RUN: %keep_lse
; RUN: sed s/aarch64-apple-macosx/aarch64-pc-windows-msvc/ %s > %t.ll && %opt -passes=castaway-lse -pass-remarks=castaway -pass-remarks-missed=castaway -S %t.ll -o - | FileCheck %s --check-prefix=WINDOWS
target triple = "aarch64-apple-macosx"

; WINDOWS-NOT: lse.flag
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
