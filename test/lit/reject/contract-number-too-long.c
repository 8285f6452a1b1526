// A number of more than 18 digits is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op add object=0 offset=1 returns=old order=seq_cst by=1234567890123456789")))
// CHECK: contract-number-too-long.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'by=1234567890123456789': a number or $k is wanted
int helper(void *object, long offset);

int use(void *object, void *other, int value) {
  return helper(object, 16);
}
