// An order that one of the selected operations cannot have is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op select code=2 code.load=0 code.add=1 value=3 object=0 offset=1 returns=old "
                        "order=release")))
// CHECK: contract-code-order.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'load' cannot have the order 'release'{{$}}
int helper(void *object, long offset, int code, int value);

void *use(void) {
  return (void *)helper;
}
