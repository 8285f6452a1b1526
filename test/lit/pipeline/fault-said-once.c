// A call that is sure to fail is warned about where it is compiled, and not again by the link.
// RUN: %clang -O2 -g -fPIC -flto %include -fpass-plugin=%plugin -c %s -o %t.full.o 2>&1 | FileCheck %s
// RUN: %clang -O2 -flto -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin -Rpass-missed=castaway %t.full.o -o %t.so 2>&1 | count 0
// RUN: %clang -O2 -g -fPIC -flto=thin %include -fpass-plugin=%plugin -c %s -o %t.thin.o 2>&1 | FileCheck %s
// RUN: %clang -O2 -flto=thin -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin -Rpass-missed=castaway %t.thin.o -o %t.so 2>&1 | count 0
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);

// CHECK: fault-said-once.c:[[@LINE+2]]:10: warning: castaway: this call of cw_int_get will fault: the holder or object is null
int32_t use(void) {
  return cw_int_get(&hits_updater, 0);
}
