// A making that says a status which the function cannot answer is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:new class=0 name=1 result=2 success=1000 class.fields=0 field.stride=16 "
                        "field.name=0 field.offset=8")))
// CHECK: contract-success-too-large.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'success=1000' does not fit the function's result{{$}}
unsigned char helper(const void *class, const char *name, void *result);

void *use(void) {
  return (void *)helper;
}
