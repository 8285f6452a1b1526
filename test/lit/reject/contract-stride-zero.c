// Rows of no size are errors at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:offset class=0 name=1 missing=-1 class.fields=0 field.stride=0 field.name=0 "
                        "field.offset=8")))
// CHECK: contract-stride-zero.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'field.stride': 0 is no position in a descriptor{{$}}
long helper(const void *class, const char *name);

void *use(void) {
  return (void *)helper;
}
