// A holder without an updater is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load object=0 holder=1 returns=old order=seq_cst")))
// CHECK: contract-holder-without-updater.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'holder' means nothing without 'updater'{{$}}
int helper(void *object, void *holder);

void *use(void) {
  return (void *)helper;
}
