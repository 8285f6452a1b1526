// Arithmetic on a bool is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op xor object=0 offset=1 value=2 returns=old order=seq_cst")))
// CHECK: contract-bool-arithmetic.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'xor' wants an integer{{$}}
_Bool helper(void *object, long offset, _Bool value);

void *use(void) {
  return (void *)helper;
}
