// A place of a result that is not written as a pointer is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load object=0 offset=1 returns=old order=seq_cst old=2")))
// CHECK: contract-place-not-by-pointer.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'old=2': a place is written *0, *1, ...{{$}}
int helper(void *object, long offset, int *old);

void *use(void) {
  return (void *)helper;
}
