// Bodies that agree with their contracts: a fault on a way of its own, a loop around a compare-and-exchange, an order that
// is chosen in a callee, a result stored where the caller wants it, calls that others do not notice.
// RUN: %clang -O0 -S -emit-llvm -fpass-plugin=%plugin %s -o /dev/null -Rpass=castaway -Rpass-missed=castaway 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %clang -O2 -S -emit-llvm -fpass-plugin=%plugin %s -o /dev/null -Rpass=castaway -Rpass-missed=castaway 2>&1 | FileCheck %s --implicit-check-not=warning:
#include <stdbool.h>

#define OP(words) __attribute__((annotate("castaway:op " words " object=0 offset=1"), noinline))
#define CELL ((int *)((char *)object + offset))
#define ADD "add value=2 returns=old order=seq_cst"
#define CAS "compare_exchange expected=2 desired=3 returns=success order=seq_cst failure=seq_cst"

int report_null(void);
void log_and_abort(const char *text) __attribute__((noreturn));
int checksum(const void *object) __attribute__((pure));

OP(ADD) int faults(void *object, long offset, int delta) {
  if (!object)
    return report_null();
  if (offset < 0)
    log_and_abort("negative offset");
  return __atomic_fetch_add(CELL, delta, __ATOMIC_SEQ_CST);
}

OP(ADD) int loops(void *object, long offset, int delta) {
  int before = __atomic_load_n(CELL, __ATOMIC_RELAXED);
  while (!__atomic_compare_exchange_n(CELL, &before, before + delta, true, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED))
    ;
  return before;
}

static int add_ordered(int *cell, int delta, int order) {
  switch (order) {
  case __ATOMIC_RELAXED:
    return __atomic_fetch_add(cell, delta, __ATOMIC_RELAXED);
  case __ATOMIC_ACQUIRE:
    return __atomic_fetch_add(cell, delta, __ATOMIC_ACQUIRE);
  default:
    return __atomic_fetch_add(cell, delta, __ATOMIC_SEQ_CST);
  }
}

OP("add value=2 returns=old order=acquire") int chooses(void *object, long offset, int delta) {
  return add_ordered(CELL, delta, __ATOMIC_ACQUIRE);
}

OP("compare_exchange expected=*2 desired=3 returns=success order=seq_cst failure=seq_cst")
bool stores_back(void *object, long offset, int *expected, int desired) {
  return __atomic_compare_exchange_n(CELL, expected, desired, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

OP(ADD) int reads(void *object, long offset, int delta) {
  return __atomic_fetch_add(CELL, delta + checksum(object), __ATOMIC_SEQ_CST);
}

OP("store value=2 returns=nothing order=relaxed") void stores_plainly(void *object, long offset, int value) {
  *(volatile int *)CELL = value;
}

// CHECK: remark: faults: guarded: seq_cst add
int use_faults(void *object) { return faults(object, 8, 1); }
// CHECK: remark: loops: guarded: seq_cst add
int use_loops(void *object) { return loops(object, 8, 1); }
// CHECK: remark: chooses: guarded: acquire add
int use_chooses(void *object) { return chooses(object, 8, 1); }
// CHECK: remark: stores_back: guarded: seq_cst compare_exchange
bool use_stores_back(void *object, int *expected) { return stores_back(object, 8, expected, 2); }
// CHECK: remark: reads: guarded: seq_cst add
int use_reads(void *object) { return reads(object, 8, 1); }
// CHECK: remark: stores_plainly: guarded: relaxed store
void use_stores_plainly(void *object) { stores_plainly(object, 8, 1); }
