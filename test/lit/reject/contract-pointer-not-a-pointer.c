// A value by pointer in an argument that is no pointer is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op store object=0 offset=1 value=*2 width=4 returns=nothing order=seq_cst")))
// CHECK: contract-pointer-not-a-pointer.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'value=*2': parameter 2 is not a pointer{{$}}
void helper(void *object, long offset, int value);

void *use(void) {
  return (void *)helper;
}
