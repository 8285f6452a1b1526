// An offset together with a handle is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load object=0 offset=1 field=2 field.offset=8 returns=old order=seq_cst")))
// CHECK: contract-offset-and-handle.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': either offset=A or field=A is wanted{{$}}
int helper(void *object, long offset, const void *field);

void *use(void) {
  return (void *)helper;
}
