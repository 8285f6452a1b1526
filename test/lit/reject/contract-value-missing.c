// An operation that stores a value but names none is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op exchange object=0 offset=1 returns=old order=seq_cst")))
// CHECK: contract-value-missing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the word 'value' is missing
int helper(void *object, long offset, int value);

int use(void *object, void *other, int value) {
  return helper(object, 16, value);
}
