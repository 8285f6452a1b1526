// A constant operand of a selection is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op select code=2 code.add=1 by=1 object=0 offset=1 returns=old order=seq_cst")))
// CHECK: contract-code-by.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'by' means nothing to 'select'{{$}}
int helper(void *object, long offset, int code, int value);

void *use(void) {
  return (void *)helper;
}
