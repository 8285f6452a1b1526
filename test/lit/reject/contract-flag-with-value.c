// A flag with a value is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load object=0 offset=1 returns=old order=seq_cst weak=1")))
// CHECK: contract-flag-with-value.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'weak=1': takes no value
int helper(void *object, long offset);

int use(void *object, void *other, int value) {
  return helper(object, 16);
}
