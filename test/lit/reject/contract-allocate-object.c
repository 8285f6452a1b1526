// An object as argument of what makes objects is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:allocate object=0 class=1")))
// CHECK: contract-allocate-object.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'object' means nothing to 'allocate'{{$}}
void *helper(void *object, const void *class);

void *use(void) {
  return (void *)helper;
}
