// A lowered call is reported at its line and column, once, at every optimisation level.
// RUN: %clang -O0 %include -fpass-plugin=%plugin -Rpass=castaway -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=remark:
// RUN: %clang -O1 %include -fpass-plugin=%plugin -Rpass=castaway -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=remark:
// RUN: %clang -O3 %include -fpass-plugin=%plugin -Rpass=castaway -c %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=remark:
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);

int32_t use(record *r) {
  // CHECK: remark-at-its-line.c:[[@LINE+1]]:14: remark: cw_int_get: guarded: seq_cst load on field 'hits' of record_class at offset 0; checks kept: holder
  return 1 + cw_int_get(&hits_updater, r);
}
