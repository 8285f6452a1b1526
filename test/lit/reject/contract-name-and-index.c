// A name together with an index is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:offset class=0 name=1 index=2 missing=-1 class.fields=0 field.stride=16 "
                        "field.name=0 field.offset=8")))
// CHECK: contract-name-and-index.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': either name=A or index=A is wanted{{$}}
long helper(const void *class, const char *name, int index);

void *use(void) {
  return (void *)helper;
}
