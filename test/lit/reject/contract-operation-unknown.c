// An operation that is not known is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op frobnicate object=0")))
// CHECK: contract-operation-unknown.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': unknown operation 'frobnicate'
int helper(void *object, long offset);

int use(void *object, void *other, int value) {
  return helper(object, 16);
}
