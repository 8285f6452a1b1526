// A status that the function cannot answer is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op compare_exchange object=0 offset=1 expected=2 desired=3 order=seq_cst "
                        "failure=seq_cst returns=status done=256")))
// CHECK: contract-done-too-large.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'done=256' does not fit the function's result{{$}}
unsigned char helper(void *object, long offset, int expected, int desired);

void *use(void) {
  return (void *)helper;
}
