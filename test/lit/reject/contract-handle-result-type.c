// A helper that answers handles and returns neither pointer nor integer is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:field class=0 name=1 missing=null class.fields=0 field.stride=16 field.name=0 "
                        "field.offset=8")))
// CHECK: contract-handle-result-type.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': a helper of role 'field' returns a pointer or an integer{{$}}
double helper(const void *class, const char *name);

void *use(void) {
  return (void *)helper;
}
