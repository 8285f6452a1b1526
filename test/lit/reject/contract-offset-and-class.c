// An offset together with a class is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load object=0 offset=1 class=2 name=3 returns=old order=seq_cst class.fields=0 "
                        "field.stride=16 field.name=0 field.offset=8")))
// CHECK: contract-offset-and-class.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': either offset=A or class=A (table=A) is wanted{{$}}
int helper(void *object, long offset, const void *class, const char *name);

void *use(void) {
  return (void *)helper;
}
