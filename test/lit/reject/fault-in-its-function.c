// Without -g or -Rpass a call has no line of its own: a fault is warned about at its function.
// RUN: %clang -O0 %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %clang -O2 %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=warning:
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);

// CHECK: fault-in-its-function.c:[[@LINE+1]]:9: warning: castaway: this call of cw_int_get will fault: the holder or object is null
int32_t use(void) {
  return cw_int_get(&hits_updater, 0);
}
