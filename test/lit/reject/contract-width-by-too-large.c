// A constant operand that does not fit the width is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op add by=300 object=0 offset=1 width=1 returns=nothing order=seq_cst")))
// CHECK: contract-width-by-too-large.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'by=300' does not fit the values{{$}}
void helper(void *object, long offset);

void *use(void) {
  return (void *)helper;
}
