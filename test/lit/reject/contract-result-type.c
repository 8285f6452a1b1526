// A result of another type than the values' is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op exchange object=0 offset=1 value=2 returns=old order=seq_cst")))
// CHECK: contract-result-type.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'returns': the function's result has another type
long helper(void *object, long offset, int value);

long use(void *object, void *other, int value) {
  return helper(object, 16, value);
}
