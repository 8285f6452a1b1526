// A checking function without a name is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load object=0 offset=1 returns=old order=seq_cst checked_by=")))
// CHECK: contract-checked-by-empty.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'checked_by=': the name of a function is wanted{{$}}
int helper(void *object, long offset);

void *use(void) {
  return (void *)helper;
}
