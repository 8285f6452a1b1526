// A direct value that is no integer, where a width is given, is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op store object=0 offset=1 value=2 width=8 returns=nothing order=seq_cst")))
// CHECK: contract-width-of-pointer.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'value': with a width, values are integers or passed by pointer{{$}}
void helper(void *object, long offset, void *value);

void *use(void) {
  return (void *)helper;
}
