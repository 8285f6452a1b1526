// Nothing is required of an audited call, as none is lowered: what is not lowered is a remark, and no error.
// RUN: env CASTAWAY_OPTIONS=audit=on %clang -O2 -g %include -fpass-plugin=%plugin -Rpass-missed=castaway -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: not %clang -O2 -g %include -fpass-plugin=%plugin -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=ERROR
#include "../Inputs/node.h"

// CHECK: required.c:[[#@LINE + 3]]:10: remark: cw_int_get: which updater this is cannot be seen here
// ERROR: required.c:[[#@LINE + 2]]:10: error: castaway: this call of cw_int_get is required
CW_REQUIRED int32_t use(const cw_int_updater *unknown, record *r) {
  return cw_int_get(unknown, r);
}
