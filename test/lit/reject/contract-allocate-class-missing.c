// A helper that makes objects and does not say of which class is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:allocate")))
// CHECK: contract-allocate-class-missing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the word 'class' is missing{{$}}
void *helper(const void *class);

void *use(void) {
  return (void *)helper;
}
