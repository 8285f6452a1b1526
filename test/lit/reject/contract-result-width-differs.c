// A result of another width than the value is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op exchange object=0 offset=1 value=2 returns=old order=seq_cst")))
// CHECK: contract-result-width-differs.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'returns': the function's result has another type{{$}}
int helper(void *object, long offset, _Bool value);

void *use(void) {
  return (void *)helper;
}
