// A value that no atomic instruction takes is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op store object=0 offset=1 value=2 returns=nothing order=seq_cst")))
// CHECK: contract-argument-no-value.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'value=2': parameter 2 is not a pointer, a bool, a float, a double or an integer of 8, 16, 32, 64 or 128 bits
void helper(void *object, long offset, _Float16 value);

void use(void *object, void *other, int value) {
  helper(object, 16, value);
}
