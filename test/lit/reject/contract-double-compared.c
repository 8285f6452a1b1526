// A compare_exchange of doubles is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op compare_exchange object=0 offset=1 expected=2 desired=3 returns=success "
                        "order=seq_cst failure=seq_cst")))
// CHECK: contract-double-compared.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'compare_exchange' wants a pointer or an integer{{$}}
int helper(void *object, long offset, double expected, double desired);

void *use(void) {
  return (void *)helper;
}
