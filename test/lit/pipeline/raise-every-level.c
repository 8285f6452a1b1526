// Retry loops of C programs are raised at every optimisation level but none, and each is spoken of once.
// RUN: %clang --target=x86_64-linux-gnu -O1 -g -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -S -emit-llvm %s -o %t.ll 2> %t.said
// RUN: FileCheck %s --implicit-check-not=cmpxchg < %t.ll && FileCheck %s --check-prefix=SAID --implicit-check-not=remark: < %t.said
// RUN: %clang --target=x86_64-linux-gnu -O2 -g -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -S -emit-llvm %s -o %t.ll 2> %t.said
// RUN: FileCheck %s --implicit-check-not=cmpxchg < %t.ll && FileCheck %s --check-prefix=SAID --implicit-check-not=remark: < %t.said
// RUN: %clang --target=x86_64-linux-gnu -O3 -g -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -S -emit-llvm %s -o %t.ll 2> %t.said
// RUN: FileCheck %s --implicit-check-not=cmpxchg < %t.ll && FileCheck %s --check-prefix=SAID --implicit-check-not=remark: < %t.said
// RUN: %clang --target=x86_64-linux-gnu -Os -g -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -S -emit-llvm %s -o %t.ll 2> %t.said
// RUN: FileCheck %s --implicit-check-not=cmpxchg < %t.ll && FileCheck %s --check-prefix=SAID --implicit-check-not=remark: < %t.said
// RUN: %clang --target=x86_64-linux-gnu -O0 -g -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -S -emit-llvm %s -o - 2>&1 | FileCheck %s --check-prefix=NONE --implicit-check-not=remark: --implicit-check-not=atomicrmw
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// NONE: cmpxchg

// CHECK-LABEL: @add(
// CHECK: atomicrmw add ptr %{{.*}}, i32 %{{.*}} acq_rel, align 4
// SAID: :[[#@LINE + 3]]:{{.*}}: remark: retry loop: raised to acq_rel add of 32 bits: lock xadd
int add(_Atomic int *word, int x) {
  int old = atomic_load_explicit(word, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(word, &old, (int)((unsigned)old + (unsigned)x), memory_order_acq_rel, memory_order_relaxed))
    ;
  return old;
}

// CHECK-LABEL: @set(
// CHECK: atomicrmw or ptr %{{.*}}, i64 %{{.*}} seq_cst, align 8
// SAID: :[[#@LINE + 5]]:{{.*}}: remark: retry loop: raised to seq_cst or of 64 bits: lock or
void set(_Atomic uint64_t *word, uint64_t bits) {
  uint64_t old, new;
  old = atomic_load(word);
  do new = old | bits;
  while (!atomic_compare_exchange_strong(word, &old, new));
}

// CHECK-LABEL: @claim(
// CHECK: atomicrmw or ptr %{{.*}}, i32 4 seq_cst, align 4
// SAID: :[[#@LINE + 6]]:{{.*}}: remark: retry loop: raised to seq_cst or of 32 bits: lock bts
bool claim(_Atomic uint32_t *word) {
  uint32_t old = atomic_load(word);
  do {
    if (old & 4)
      return false;
  } while (!atomic_compare_exchange_weak(word, &old, old | 4));
  return true;
}
