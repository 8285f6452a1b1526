// A helper that makes instances and does not say of what is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:init class=1")))
// CHECK: contract-init-object-missing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the word 'object' is missing{{$}}
void helper(void *object, const void *class);

void *use(void) {
  return (void *)helper;
}
