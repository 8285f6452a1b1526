// A call that CW_REQUIRED or required=on asks to be lowered, and is not, is an error at the call that says why; behind checks is lowered.
// RUN: not %clang -O2 -g %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: not %clang -O0 -g %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=FUNCTION --implicit-check-not=error:
// RUN: env CASTAWAY_OPTIONS=required=on not %clang -O2 -g %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=UNIT --implicit-check-not=error:
// RUN: not %clang -O2 -g %include -DIN_SOURCE -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=UNIT --implicit-check-not=error:
// RUN: env CASTAWAY_OPTIONS=lower=off %clang -O2 -g %include -fpass-plugin=%plugin -c %s -o %t.o
#include "../Inputs/node.h"

#ifdef IN_SOURCE
CW_OPTIONS("required=on");
#endif

CW_REQUIRED static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);

int32_t guarded(record *r) {
  return cw_int_get(&hits_updater, r);
}

static inline int32_t get(const cw_int_updater *updater, record *r) {
  // CHECK: required.c:[[@LINE+2]]:10: error: castaway: this call of cw_int_get is required to be lowered, and is not: which updater this is cannot be seen here
  // UNIT: required.c:[[@LINE+1]]:10: error: castaway: this call of cw_int_get is required to be lowered, and is not: which updater this is cannot be seen here
  return cw_int_get(updater, r);
}

int32_t unmarked(const cw_int_updater *updater, record *r) {
  return get(updater, r);
}

int32_t through_the_updater(int ours, const cw_int_updater *other, record *r) {
  return get(ours ? &hits_updater : other, r);
}

CW_REQUIRED int32_t in_the_function(const cw_int_updater *updater, record *r) {
  // CHECK: required.c:[[@LINE+3]]:10: error: castaway: this call of cw_int_get is required to be lowered, and is not: which updater this is cannot be seen here
  // FUNCTION: required.c:[[@LINE+2]]:10: error: castaway: this call of cw_int_get is required to be lowered, and is not: which updater this is cannot be seen here
  // UNIT: required.c:[[@LINE+1]]:10: error: castaway: this call of cw_int_get is required to be lowered, and is not: which updater this is cannot be seen here
  return cw_int_get(updater, r);
}
