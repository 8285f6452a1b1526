// An index that is no integer is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:offset table=0 index=1 missing=-1 field.stride=16 field.offset=8")))
// CHECK: contract-index-no-integer.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'index=1': parameter 1 is not an integer of at most 64 bits{{$}}
long helper(const void *table, void *index);

void *use(void) {
  return (void *)helper;
}
