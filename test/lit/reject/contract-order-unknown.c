// An order that is not known is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load object=0 offset=1 returns=old order=strong")))
// CHECK: contract-order-unknown.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'order=strong': an order is relaxed, consume, acquire, release, acq_rel, seq_cst or argK
int helper(void *object, long offset);

int use(void *object, void *other, int value) {
  return helper(object, 16);
}
