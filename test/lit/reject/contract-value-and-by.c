// A value both from an argument and by a constant is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op add object=0 offset=1 returns=old order=seq_cst value=2 by=1")))
// CHECK: contract-value-and-by.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'add' wants either value=A or by=N
int helper(void *object, long offset, int value);

int use(void *object, void *other, int value) {
  return helper(object, 16, value);
}
