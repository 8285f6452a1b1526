// A kind of an object that is the field is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load object=0 kind=2 returns=old order=seq_cst")))
// CHECK: contract-kind-of-bare-object.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'kind' means nothing to an object that is the field{{$}}
int helper(void *object);

void *use(void) {
  return (void *)helper;
}
