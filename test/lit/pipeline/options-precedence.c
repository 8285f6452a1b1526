// Options of the environment count more than those of the source.
// RUN: not %clang -O2 %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: env CASTAWAY_OPTIONS=faults=warn %clang -O2 %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=ENVIRONMENT
#include "../Inputs/node.h"
CW_OPTIONS("faults=error");

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);

// SOURCE: error: castaway: this call of cw_int_get will fault
// ENVIRONMENT: warning: castaway: this call of cw_int_get will fault
int32_t use(void) {
  return cw_int_get(&hits_updater, 0);
}
