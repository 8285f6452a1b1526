// A sentinel that is no number, null or fault is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:offset class=0 name=1 missing=none class.fields=0 field.stride=16 field.name=0 "
                        "field.offset=8")))
// CHECK: contract-missing-unknown.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'missing=none': a number, $k, null or fault is wanted{{$}}
long helper(const void *class, const char *name);

void *use(void) {
  return (void *)helper;
}
