// An updater without a holder is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load updater=0 returns=old order=seq_cst")))
// CHECK: contract-holder-missing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the word 'holder' is missing
int helper(const void *updater, void *holder);

int use(void *object, void *other, int value) {
  return helper(other, object);
}
