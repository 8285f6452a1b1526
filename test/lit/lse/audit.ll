; audit=on says what would be done and changes nothing.
; RUN: %opt -passes=verify -S %s -o %t.before
; RUN: %opt -passes='castaway-lse<audit=on>,verify' -pass-remarks=castaway -pass-remarks-missed=castaway -pass-remarks-analysis=castaway -S %s -o %t.after 2> %t.said
; RUN: diff %t.before %t.after && FileCheck %s --implicit-check-not=remark: < %t.said
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: add of 32 bits: inline in the copy for LSE, instead of a call of __aarch64_ldadd4_acq_rel;
; CHECK: remark: {{.*}}: add of 32 bits: inline in the copy for LSE, instead of a call of __aarch64_ldadd4_acq_rel;
; CHECK: remark: {{.*}}: f: a copy for LSE behind one test: 2 atomic operations
define void @f(ptr %p) "target-features"="+outline-atomics" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw add ptr %p, i32 2 seq_cst, align 4
  ret void
}
