// An update of a float is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op update object=0 offset=1 function=2 context=3 returns=old order=seq_cst")))
// CHECK: contract-float-updated.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'update' wants a pointer or an integer{{$}}
float helper(void *object, long offset, float (*function)(float, void *), void *context);

void *use(void) {
  return (void *)helper;
}
