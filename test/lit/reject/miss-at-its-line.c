// A miss is reported at the line and column of its call, at every optimisation level, once.
// RUN: %clang -O0 %include -fpass-plugin=%plugin -Rpass-missed=castaway -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=remark:
// RUN: %clang -O2 %include -fpass-plugin=%plugin -Rpass-missed=castaway -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=remark:
#include "../Inputs/node.h"

int32_t use(const cw_int_updater *updater, record *r) {
  int32_t before = 1;
  // CHECK: miss-at-its-line.c:[[@LINE+1]]:19: remark: cw_int_get: which updater this is cannot be seen here
  return before + cw_int_get(updater, r);
}
