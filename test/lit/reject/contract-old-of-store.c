// A place for the old value of a store is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op store object=0 offset=1 value=2 old=*3 returns=nothing order=seq_cst")))
// CHECK: contract-old-of-store.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'old' means nothing to 'store'{{$}}
void helper(void *object, long offset, int value, int *old);

void *use(void) {
  return (void *)helper;
}
