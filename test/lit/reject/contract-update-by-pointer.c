// An operand by pointer of a helper that takes a function is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op accumulate object=0 offset=1 operand=*2 function=3 context=4 returns=old "
                        "order=seq_cst")))
// CHECK: contract-update-by-pointer.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': a helper that takes a function passes its values directly{{$}}
int helper(void *object, long offset, int *operand, int (*function)(int, int, void *), void *context);

void *use(void) {
  return (void *)helper;
}
