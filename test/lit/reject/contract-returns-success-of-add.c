// Only a compare_exchange can succeed: an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op add by=1 object=0 offset=1 returns=success order=seq_cst")))
// CHECK: contract-returns-success-of-add.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'add' cannot return 'success'
int helper(void *object, long offset);

int use(void *object, void *other, int value) {
  return helper(object, 16);
}
