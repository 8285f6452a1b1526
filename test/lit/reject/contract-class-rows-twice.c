// Rows both inside a class and behind a pointer are errors at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:offset class=0 name=1 missing=-1 class.rows=8 class.fields=0 field.stride=16 "
                        "field.name=0 field.offset=8")))
// CHECK: contract-class-rows-twice.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': either class.fields or class.rows is wanted{{$}}
long helper(const void *class, const char *name);

void *use(void) {
  return (void *)helper;
}
