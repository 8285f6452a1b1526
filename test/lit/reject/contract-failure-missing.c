// A compare_exchange without its failure order is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op compare_exchange object=0 offset=1 expected=2 desired=3 returns=success "
                        "order=seq_cst")))
// CHECK: contract-failure-missing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the word 'failure' is missing
int helper(void *object, long offset, int expected, int desired);

int use(void *object, void *other, int value) {
  return helper(object, 16, value, value);
}
