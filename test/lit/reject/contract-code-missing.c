// A selection that has no argument for the code is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op select code.add=0 value=3 object=0 offset=1 returns=old order=seq_cst")))
// CHECK: contract-code-missing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the word 'code' is missing{{$}}
int helper(void *object, long offset, int code, int value);

void *use(void) {
  return (void *)helper;
}
