// A helper that answers handles and does not say what it answers for none is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:field class=0 name=1 class.fields=0 field.stride=16 field.name=0 field.offset=8")))
// CHECK: contract-handle-missing-missing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the word 'missing' is missing{{$}}
const void *helper(const void *class, const char *name);

void *use(void) {
  return (void *)helper;
}
