// A store that acquires is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op store object=0 offset=1 value=2 returns=nothing order=acquire")))
// CHECK: contract-order-of-store.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'store' cannot have the order 'acquire'
void helper(void *object, long offset, int value);

void use(void *object, void *other, int value) {
  helper(object, 16, value);
}
