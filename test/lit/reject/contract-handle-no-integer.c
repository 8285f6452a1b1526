// A handle that is neither pointer nor integer is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:offset field=0 field.offset=8 missing=-1")))
// CHECK: contract-handle-no-integer.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'field=0': parameter 0 is not a pointer or an integer of at most 64 bits{{$}}
long helper(double field);

void *use(void) {
  return (void *)helper;
}
