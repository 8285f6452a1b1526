// A code in an argument that is no integer is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op select code=0 code.add=1 value=3 object=0 offset=1 returns=old order=seq_cst")))
// CHECK: contract-code-no-integer.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'code=0': parameter 0 is not an integer of at most 64 bits{{$}}
int helper(void *object, long offset, int code, int value);

void *use(void) {
  return (void *)helper;
}
