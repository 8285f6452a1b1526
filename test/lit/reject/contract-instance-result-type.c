// A test of a class that returns no integer is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:instance object=0 class=1")))
// CHECK: contract-instance-result-type.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': a helper of role 'instance' returns an integer{{$}}
void helper(void *object, const void *class);

void *use(void) {
  return (void *)helper;
}
