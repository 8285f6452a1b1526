// An operation that does not say what it returns is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load object=0 offset=1 order=seq_cst")))
// CHECK: contract-returns-missing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the word 'returns' is missing
int helper(void *object, long offset);

int use(void *object, void *other, int value) {
  return helper(object, 16);
}
