// A width that no instruction has is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op store object=0 offset=1 value=*2 width=3 returns=nothing order=seq_cst")))
// CHECK: contract-width-odd.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'width=3': a value has 1, 2, 4, 8 or 16 bytes{{$}}
void helper(void *object, long offset, int *value);

void *use(void) {
  return (void *)helper;
}
