// A role that is not known is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:atomic load")))
// CHECK: contract-role-unknown.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': unknown role 'atomic': known are op, new, offset, field, allocate, init, instance
int helper(void *object, long offset);

int use(void *object, void *other, int value) {
  return helper(object, 16);
}
