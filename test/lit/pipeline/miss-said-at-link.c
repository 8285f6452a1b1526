// Under LTO a miss is said once, by the link: of its file's compilation nothing is said, and the link takes -Rpass options.
// RUN: %clang -O2 -g -fPIC -flto %include -fpass-plugin=%plugin -Rpass-missed=castaway -c %s -o %t.full.o 2>&1 | count 0
// RUN: %clang -O2 -fPIC -flto -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin -Rpass-missed=castaway %t.full.o -o %t.so 2>&1 | FileCheck %s --implicit-check-not=cw_int
// RUN: %clang -O2 -g -fPIC -flto=thin %include -fpass-plugin=%plugin -Rpass-missed=castaway -c %s -o %t.thin.o 2>&1 | count 0
// RUN: %clang -O2 -fPIC -flto=thin -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin -Rpass-missed=castaway %t.thin.o -o %t.so 2>&1 | FileCheck %s --implicit-check-not=cw_int
// RUN: %clang -O2 -flto=thin -fuse-ld=lld -shared -nostdlib -Wl,--load-pass-plugin=%plugin -Wl,--opt-remarks-filename,%t.yaml -Wl,--opt-remarks-passes,castaway %t.thin.o -o %t.so
// RUN: cat %t.yaml* | FileCheck %s --check-prefix=RECORD
#include "../Inputs/node.h"

// CHECK: miss-said-at-link.c:[[@LINE+3]]:10: cw_int_get: which updater this is cannot be seen here
// RECORD: Name: {{ *}}UPDATER_UNKNOWN
int32_t use(const cw_int_updater *updater, record *r) {
  return cw_int_get(updater, r);
}
