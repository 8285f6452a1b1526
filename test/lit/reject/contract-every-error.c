// Each malformed contract of a file is an error of its own, once, at every optimisation level.
// RUN: not %clang -O0 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: not %clang -O2 -g -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op lod object=0 offset=1 returns=old order=seq_cst")))
// CHECK: contract-every-error.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'first': unknown operation 'lod'
int first(void *object, long offset);

__attribute__((annotate("castaway:op load object=0 offset=9 returns=old order=seq_cst")))
// CHECK: contract-every-error.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'second': 'offset=9': the function has only 2 parameters
int second(void *object, long offset);

int use(void *object) {
  return first(object, 16) + second(object, 16);
}
