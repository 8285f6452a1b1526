// A handle as argument of what answers handles is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:field field=0 missing=null field.offset=0")))
// CHECK: contract-field-of-field.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'field' means nothing to 'field'{{$}}
const void *helper(const void *field);

void *use(void) {
  return (void *)helper;
}
