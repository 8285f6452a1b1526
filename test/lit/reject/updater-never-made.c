// An updater that nothing makes is warned about; after optimisation it is seen as the null that it is.
// RUN: %clang -O0 -g %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %clang -O2 -g %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=warning:
#include "../Inputs/node.h"

static const cw_int_updater *never_made;

int32_t use(record *r) {
  // CHECK: [[@LINE+1]]:10: warning: castaway: this call of cw_int_get will fault: the updater is {{never made: nothing sets its variable|null}}
  return cw_int_get(never_made, r);
}
