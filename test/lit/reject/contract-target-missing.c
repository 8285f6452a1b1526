// An operation without a target is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load returns=old order=seq_cst")))
// CHECK: contract-target-missing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': either updater=A holder=A or object=A is wanted
int helper(void *object, long offset);

int use(void *object, void *other, int value) {
  return helper(object, 16);
}
