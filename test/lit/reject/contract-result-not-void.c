// A helper that returns nothing is void, or an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op store object=0 offset=1 value=2 returns=nothing order=seq_cst")))
// CHECK: contract-result-not-void.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'returns': the function's result has another type
int helper(void *object, long offset, int value);

int use(void *object, void *other, int value) {
  return helper(object, 16, value);
}
