// A code where the operation is known is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load object=0 offset=1 returns=old order=seq_cst code.load=1")))
// CHECK: contract-code-of-load.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': codes mean nothing to 'load'{{$}}
int helper(void *object, long offset);

void *use(void) {
  return (void *)helper;
}
