// An order argument that is no integer is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load object=0 offset=1 returns=old order=arg0")))
// CHECK: contract-order-argument-no-integer.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'order=arg0': parameter 0 is not an integer of at most 64 bits
int helper(void *object, long offset);

int use(void *object, void *other, int value) {
  return helper(object, 16);
}
