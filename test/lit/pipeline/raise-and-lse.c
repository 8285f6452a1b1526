// In one compilation for AArch64 retry loops are raised, of updaters too, and the instructions get a copy for LSE.
// RUN: %clang --target=aarch64-linux-gnu -O2 -w %include -fpass-plugin=%plugin -Rpass=castaway -S %s -o %t.s 2> %t.said
// RUN: FileCheck %s --implicit-check-not='cas{{[a-z]*}} ' < %t.s && FileCheck %s --check-prefix=SAID < %t.said
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);

static int32_t add_five(int32_t old, void *context) {
  return (int32_t)((uint32_t)old + 5);
}

// CHECK-LABEL: use:
// CHECK: cbz
// CHECK: b use.lse
// CHECK-LABEL: use.lse:
// CHECK: ldaddal
// CHECK: ldset
// SAID-DAG: retry loop: raised to seq_cst add of 32 bits: ldadd
// SAID-DAG: retry loop: raised to relaxed or of 32 bits: ldset
// SAID-DAG: use: a copy for LSE behind one test: 2 atomic operations
int use(record *r, unsigned *flags, unsigned bits) {
  unsigned old = __atomic_load_n(flags, __ATOMIC_RELAXED);
  int sum = cw_int_update_and_get(&hits_updater, r, add_five, 0);
  while (!__atomic_compare_exchange_n(flags, &old, old | bits, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
    ;
  return sum + (int)old;
}
