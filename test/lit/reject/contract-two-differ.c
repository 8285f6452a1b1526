// Two contracts on one helper that say different things are an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load object=0 offset=1 returns=old order=seq_cst")))
__attribute__((annotate("castaway:op load object=0 offset=1 returns=old order=relaxed")))
// CHECK: contract-two-differ.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': another declaration says something else
int helper(void *object, long offset);

int use(void *object) {
  return helper(object, 16);
}
