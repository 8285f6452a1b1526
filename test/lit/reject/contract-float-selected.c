// Arithmetic on a float, as one of several operations, is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op select code=2 code.load=0 code.add=1 object=0 offset=1 value=3 returns=old "
                        "order=seq_cst")))
// CHECK: contract-float-selected.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'add' wants an integer{{$}}
float helper(void *object, long offset, int code, float value);

void *use(void) {
  return (void *)helper;
}
