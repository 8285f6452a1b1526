// What a function requires of its calls, it requires of them where it is inlined, too.
// RUN: not %clang -O2 -g %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s
#include "../Inputs/node.h"

CW_REQUIRED static inline int32_t get(const cw_int_updater *updater, record *r) {
  // CHECK: required-when-inlined.c:[[@LINE+1]]:10: error: castaway: this call of cw_int_get is required to be lowered
  return cw_int_get(updater, r);
}

int32_t use(const cw_int_updater *updater, record *r) {
  return get(updater, r);
}
