// A result that is not known is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load object=0 offset=1 returns=value order=seq_cst")))
// CHECK: contract-returns-unknown.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'returns=value': a helper returns nothing, old, new, success or status
int helper(void *object, long offset);

int use(void *object, void *other, int value) {
  return helper(object, 16);
}
