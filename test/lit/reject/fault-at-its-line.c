// A call that is sure to fault is warned about at its line, once, and an error on request.
// RUN: %clang -O0 -g %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %clang -O2 -g %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: env CASTAWAY_OPTIONS=faults=error not %clang -O2 -g %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=ERROR --implicit-check-not=error:
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);

int32_t use(void) {
  // CHECK: fault-at-its-line.c:[[@LINE+2]]:10: warning: castaway: this call of cw_int_get will fault: the holder or object is null
  // ERROR: fault-at-its-line.c:[[@LINE+1]]:10: error: castaway: this call of cw_int_get will fault: the holder or object is null
  return cw_int_get(&hits_updater, 0);
}
