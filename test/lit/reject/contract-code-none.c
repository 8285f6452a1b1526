// A selection that lists no code is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op select code=2 object=0 offset=1 returns=old order=seq_cst")))
// CHECK: contract-code-none.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'select' wants code.add=N or another code{{$}}
int helper(void *object, long offset, int code, int value);

void *use(void) {
  return (void *)helper;
}
