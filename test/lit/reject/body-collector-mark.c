// A compare-and-exchange that tells a collector when it stored is more than one instruction.
// RUN: %clang -O0 -S -emit-llvm -g -fpass-plugin=%plugin %s -o %t.0.ll -Rpass=castaway -Rpass-missed=castaway 2>&1 | FileCheck %s --implicit-check-not=remark: --implicit-check-not=warning:
// RUN: %clang -O2 -S -emit-llvm -g -fpass-plugin=%plugin %s -o %t.2.ll -Rpass=castaway -Rpass-missed=castaway 2>&1 | FileCheck %s --implicit-check-not=remark: --implicit-check-not=warning:
#include <stdbool.h>

#define OP(words) __attribute__((annotate("castaway:op " words " object=0 offset=1"), noinline))
#define CELL ((int *)((char *)object + offset))
#define ADD "add value=2 returns=old order=seq_cst"
#define CAS "compare_exchange expected=2 desired=3 returns=success order=seq_cst failure=seq_cst"

void mark(void *object);

// CHECK: body-collector-mark.c:{{.*}}: warning: {{.*}}castaway: 'compare_and_set' does more, or something else, than its contract says; it is not lowered
OP(CAS) bool compare_and_set(void *object, long offset, int expected, int desired) {
  bool stored = __atomic_compare_exchange_n(CELL, &expected, desired, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  if (stored)
    mark(object);
  return stored;
}

// CHECK: body-collector-mark.c:[[@LINE+1]]:{{.*}}remark: compare_and_set: the helper does more, or something else, than its contract says
int use(void *object, long offset) { return compare_and_set(object, 8, 1, 2); }
