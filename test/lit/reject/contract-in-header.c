// A malformed contract is reported in the header that declares it.
// RUN: rm -rf %t && split-file %s %t
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %t/use.c -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

// CHECK: helpers.h:2:1: error: castaway: malformed contract of 'helper': unknown word 'ofset'

//--- helpers.h
__attribute__((annotate("castaway:op load object=0 ofset=1 returns=old order=seq_cst")))
int helper(void *object, long offset);

//--- use.c
#include "helpers.h"

int use(void *object) {
  return helper(object, 16);
}
