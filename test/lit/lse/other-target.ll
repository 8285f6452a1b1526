; On other targets nothing happens, and a user who asked for copies at any price is told once.
; RUN: %opt -passes=castaway-lse -pass-remarks=castaway -pass-remarks-missed=castaway -disable-output %s 2>&1 | count 0
; RUN: %opt -passes=verify -S %s -o %t.before
; RUN: %opt -passes='castaway-lse<lse=always>' -pass-remarks=castaway -pass-remarks-missed=castaway -S %s -o %t.after 2> %t.said
; RUN: diff %t.before %t.after && FileCheck %s --implicit-check-not=remark: < %t.said
target triple = "x86_64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: f: no copy for LSE: only AArch64 programs in the ELF format have a flag for LSE
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}

define void @g(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
