// A place for the new value of an operation that makes none is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op exchange object=0 offset=1 value=2 new=*3 returns=old order=seq_cst")))
// CHECK: contract-new-of-exchange.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'new' means nothing to 'exchange'{{$}}
int helper(void *object, long offset, int value, int *made);

void *use(void) {
  return (void *)helper;
}
