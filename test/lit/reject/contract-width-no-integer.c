// A width in an argument that is no integer is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op store object=0 offset=1 value=*2 width=arg0 returns=nothing order=seq_cst")))
// CHECK: contract-width-no-integer.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'width=arg0': parameter 0 is not an integer of at most 64 bits{{$}}
void helper(void *object, long offset, int *value);

void *use(void) {
  return (void *)helper;
}
