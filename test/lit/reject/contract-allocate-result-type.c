// A helper that makes objects and returns no pointer is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:allocate class=0")))
// CHECK: contract-allocate-result-type.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': a helper of role 'allocate' returns a pointer{{$}}
long helper(const void *class);

void *use(void) {
  return (void *)helper;
}
