// Lowered updaters become part of copies; copies take the atomics of helpers that were inlined.
// RUN: %clang --target=aarch64-linux-gnu -O2 -w %include -fpass-plugin=%plugin -Rpass=castaway -S %s -o %t.s 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: FileCheck %s < %t.s
#include "../../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);
extern record shared;

static inline int add_more(int *p) {
  return __atomic_fetch_or(p, 4, __ATOMIC_RELAXED);
}

// SAID-DAG: cw_int_get_and_add: lowered to seq_cst add on field 'hits'
// SAID-DAG: use: a copy for LSE behind one test: 2 atomic operations
// CHECK-LABEL: use:
// CHECK: cbz
// CHECK: b use.lse
// CHECK-LABEL: use.lse:
// CHECK: ldaddal
// CHECK: ldset
int use(int *p) {
  return cw_int_get_and_add(&hits_updater, &shared, 1) + add_more(p);
}
