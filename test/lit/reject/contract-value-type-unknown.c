// A contract that tells the value's type nowhere is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op add by=1 object=0 offset=1 returns=nothing order=seq_cst")))
// CHECK: contract-value-type-unknown.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the type of the field's value cannot be told from the function's type
void helper(void *object, long offset);

void use(void *object, void *other, int value) {
  helper(object, 16);
}
