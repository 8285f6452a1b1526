; At each operation of a function without LSE it is said which helper it calls, or that it has none.
; RUN: %opt -passes='castaway-lse<lse=never>' -pass-remarks=castaway -pass-remarks-missed=castaway -pass-remarks-analysis=castaway -disable-output %s 2>&1 | FileCheck %s --implicit-check-not=remark:
; RUN: %opt -passes='castaway-lse<lse=never>' -pass-remarks-output=%t.yaml -disable-output %s && FileCheck %s --check-prefix=RECORD < %t.yaml
target triple = "aarch64-unknown-linux-gnu"

; CHECK: remark: {{.*}}: add of 32 bits: a call of __aarch64_ldadd4_acq_rel; 12 to 14 instructions where the processor has LSE, 16 to 18 where it does not
; CHECK: remark: {{.*}}: sub of 64 bits: a call of __aarch64_ldadd8_relax; 12 to 14 instructions where the processor has LSE, 16 to 18 where it does not
; CHECK: remark: {{.*}}: and of 8 bits: a call of __aarch64_ldclr1_acq; 12 to 14 instructions where the processor has LSE, 16 to 18 where it does not
; CHECK: remark: {{.*}}: or of 16 bits: a call of __aarch64_ldset2_rel; 12 to 14 instructions where the processor has LSE, 16 to 18 where it does not
; CHECK: remark: {{.*}}: xor of 32 bits: a call of __aarch64_ldeor4_acq_rel; 12 to 14 instructions where the processor has LSE, 16 to 18 where it does not
; CHECK: remark: {{.*}}: exchange of 64 bits: a call of __aarch64_swp8_acq_rel; 12 to 14 instructions where the processor has LSE, 16 to 18 where it does not
; CHECK: remark: {{.*}}: max of 32 bits: a loop of exclusive loads and stores; without LSE on every processor, and slow where others write
; CHECK: remark: {{.*}}: umin of 32 bits: a loop of exclusive loads and stores; without LSE on every processor, and slow where others write
; CHECK: remark: {{.*}}: nand of 32 bits: a loop of exclusive loads and stores; without LSE on every processor, and slow where others write
; CHECK: remark: {{.*}}: exchange of 128 bits: a loop of exclusive loads and stores; without LSE on every processor, and slow where others write
; CHECK: remark: {{.*}}: compare_exchange of 128 bits: a call of __aarch64_cas16_acq; 12
; CHECK: remark: {{.*}}: compare_exchange of 64 bits: a call of __aarch64_cas8_acq_rel; 12
; CHECK: remark: {{.*}}: compare_exchange of 32 bits: a call of __aarch64_cas4_relax; 12
; CHECK: remark: {{.*}}: max of 32 bits: a loop around __aarch64_cas4_acq_rel; 12
; CHECK: remark: {{.*}}: add of 32 bits: a loop of exclusive loads and stores;
; RECORD: --- !Analysis
; RECORD-NEXT: Pass: castaway
; RECORD-NEXT: Name: OutlinedAtomic
; RECORD-NEXT: Function: f
; RECORD-NEXT: Args:
; RECORD-NEXT:   - Operation: add
; RECORD-NEXT:   - String: ' of '
; RECORD-NEXT:   - Width: '32'
; RECORD-NEXT:   - String: ' bits: '
; RECORD-NEXT:   - Verdict: a call of __aarch64_ldadd4_acq_rel
; RECORD-NEXT:   - String: '; '
; RECORD-NEXT:   - Cost: 12 to 14 instructions where the processor has LSE, 16 to 18 where it does not
; RECORD-NEXT:   - Helper: __aarch64_ldadd4_acq_rel
define void @f(ptr %p) "target-features"="+outline-atomics" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %b = atomicrmw sub ptr %p, i64 1 monotonic, align 8
  %c = atomicrmw and ptr %p, i8 1 acquire, align 1
  %d = atomicrmw or ptr %p, i16 1 release, align 2
  %e = atomicrmw xor ptr %p, i32 1 acq_rel, align 4
  %f = atomicrmw xchg ptr %p, i64 1 seq_cst, align 8
  %g = atomicrmw max ptr %p, i32 1 seq_cst, align 4
  %h = atomicrmw umin ptr %p, i32 1 seq_cst, align 4
  %i = atomicrmw nand ptr %p, i32 1 seq_cst, align 4
  %j = atomicrmw xchg ptr %p, i128 1 seq_cst, align 16
  %k = cmpxchg ptr %p, i128 1, i128 2 acquire monotonic, align 16
  %l = cmpxchg ptr %p, i64 1, i64 2 release acquire, align 8
  %m = cmpxchg ptr %p, i32 1, i32 2 monotonic monotonic, align 4
  ret void
}

define void @unoptimized(ptr %p) noinline optnone "target-features"="+outline-atomics" {
  %a = atomicrmw max ptr %p, i32 1 seq_cst, align 4
  ret void
}

define void @without(ptr %p) "target-features"="-outline-atomics" {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  ret void
}
