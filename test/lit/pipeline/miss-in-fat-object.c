// The native half of an object of -ffat-lto-objects is final when it is compiled, so its misses are said then, once.
// RUN: %clang -O2 -flto -ffat-lto-objects %include -fpass-plugin=%plugin -Rpass-missed=castaway -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=remark:
// RUN: %clang -O2 -flto=thin -ffat-lto-objects %include -fpass-plugin=%plugin -Rpass-missed=castaway -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=remark:
#include "../Inputs/node.h"

// CHECK: miss-in-fat-object.c:[[@LINE+2]]:10: remark: cw_int_get: which updater this is cannot be seen here
int32_t use(const cw_int_updater *updater, record *r) {
  return cw_int_get(updater, r);
}
