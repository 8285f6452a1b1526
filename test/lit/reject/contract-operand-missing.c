// An accumulation without its operand is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op accumulate object=0 offset=1 function=2 context=3 returns=old order=seq_cst")))
// CHECK: contract-operand-missing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the word 'operand' is missing
int helper(void *object, long offset, int (*function)(int, void *), void *context);

int use(void *object, void *other, int value) {
  return helper(object, 16, 0, other);
}
