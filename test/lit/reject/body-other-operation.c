// A helper that does another operation than it says is not lowered.
// RUN: %clang -O0 -S -emit-llvm -g -fpass-plugin=%plugin %s -o %t.0.ll -Rpass=castaway -Rpass-missed=castaway 2>&1 | FileCheck %s --implicit-check-not=remark: --implicit-check-not=warning:
// RUN: %clang -O2 -S -emit-llvm -g -fpass-plugin=%plugin %s -o %t.2.ll -Rpass=castaway -Rpass-missed=castaway 2>&1 | FileCheck %s --implicit-check-not=remark: --implicit-check-not=warning:
#include <stdbool.h>

#define OP(words) __attribute__((annotate("castaway:op " words " object=0 offset=1"), noinline))
#define CELL ((int *)((char *)object + offset))
#define ADD "add value=2 returns=old order=seq_cst"
#define CAS "compare_exchange expected=2 desired=3 returns=success order=seq_cst failure=seq_cst"

// CHECK: body-other-operation.c:{{.*}}: warning: {{.*}}castaway: 'add' does more, or something else, than its contract says; it is not lowered
OP(ADD) int add(void *object, long offset, int delta) { return __atomic_fetch_or(CELL, delta, __ATOMIC_SEQ_CST); }

// CHECK: body-other-operation.c:[[@LINE+1]]:{{.*}}remark: add: the helper does more, or something else, than its contract says
int use(void *object, long offset) { return add(object, 8, 1); }
