// A contract without a role is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:")))
// CHECK: contract-role-missing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': unknown role '': known are op, new, offset, field, allocate, init, instance
int helper(void *object, long offset);

int use(void *object, void *other, int value) {
  return helper(object, 16);
}
