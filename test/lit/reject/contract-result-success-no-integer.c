// A success flag that is no integer is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op compare_exchange object=0 offset=1 expected=2 desired=3 returns=success "
                        "order=seq_cst failure=seq_cst")))
// CHECK: contract-result-success-no-integer.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'returns': the function's result has another type
double helper(void *object, long offset, int expected, int desired);

double use(void *object, void *other, int value) {
  return helper(object, 16, value, value);
}
