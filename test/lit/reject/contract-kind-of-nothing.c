// A kind of a field whose row has none is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:offset class=0 name=1 kind=2 missing=-1 class.fields=0 field.stride=16 field.name=0 "
                        "field.offset=8")))
// CHECK: contract-kind-of-nothing.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the word 'field.kind' is missing{{$}}
long helper(const void *class, const char *name);

void *use(void) {
  return (void *)helper;
}
