// A constant operand that does not fit the value is an error at the declaration, not a smaller number.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op add by=300 object=0 offset=1 returns=old order=seq_cst")))
// CHECK: contract-by-too-large.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'by=300' does not fit the values
signed char helper(void *object, long offset);

int use(void *object) { return helper(object, 16); }
