// An update without its function is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op update object=0 offset=1 context=3 returns=old order=seq_cst")))
// CHECK: contract-function-missing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the word 'function' is missing
int helper(void *object, long offset, int (*function)(int, void *), void *context);

int use(void *object, void *other, int value) {
  return helper(object, 16, 0, other);
}
