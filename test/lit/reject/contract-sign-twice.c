// A maximum that says both ways to compare is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op max signed unsigned object=0 offset=1 value=2 returns=old order=seq_cst")))
// CHECK: contract-sign-twice.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'max' wants either signed or unsigned
int helper(void *object, long offset, int value);

int use(void *object, void *other, int value) {
  return helper(object, 16, value);
}
