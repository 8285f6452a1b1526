// With -g what replaces a call has its line and column, at every optimisation level, and the debug info stays valid.
// RUN: %clang -O0 -g -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s
// RUN: %clang -O2 -g -fno-discard-value-names %include -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s
#include "../Inputs/node.h"

static const cw_int_updater hits_updater = CW_INT_UPDATER(record_class, record, hits);

// CHECK-LABEL: @use(
// CHECK: icmp {{eq|ne}} ptr {{.*}}, null, !dbg [[HERE:![0-9]+]]
// CHECK: load atomic i32, ptr {{.*}} seq_cst, align 4, !dbg [[HERE]]
// CHECK: [[HERE]] = !DILocation(line: [[@LINE+2]], column: 14,
int32_t use(record *r) {
  return 1 + cw_int_get(&hits_updater, r);
}
