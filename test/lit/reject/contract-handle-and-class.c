// A handle together with a class is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:offset field=0 class=1 name=2 missing=-1 class.fields=0 field.stride=16 "
                        "field.name=0 field.offset=8")))
// CHECK: contract-handle-and-class.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': either field=A or class=A (table=A) is wanted{{$}}
long helper(const void *field, const void *class, const char *name);

void *use(void) {
  return (void *)helper;
}
