// A constant that is not $k is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op add object=0 offset=1 returns=old order=seq_cst by=$x", 1)))
// CHECK: contract-constant-malformed.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'by=$x': a constant is written $0, $1, ...
int helper(void *object, long offset);

int use(void *object, void *other, int value) {
  return helper(object, 16);
}
