// What was written once is spoken of once, into however many functions it was inlined.
// RUN: %clang -O2 %include -fpass-plugin=%plugin -Rpass-missed=castaway -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=remark:
#include "../Inputs/node.h"

static inline int32_t get(const cw_int_updater *updater, record *r) {
  // CHECK: said-once-where-inlined.c:[[@LINE+1]]:10: remark: cw_int_get: which updater this is cannot be seen here
  return cw_int_get(updater, r);
}

int32_t first(const cw_int_updater *updater, record *r) { return get(updater, r); }
int32_t second(const cw_int_updater *updater, record *r) { return get(updater, r) + get(updater, r + 1); }
