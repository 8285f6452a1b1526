// A helper of more than 32 parameters cannot have a contract: an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load object=0 offset=1 returns=old order=seq_cst")))
// CHECK: contract-too-many-parameters.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the function is variadic or has more than 32 parameters
int helper(void *object, long offset, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, int p10,
           int p11, int p12, int p13, int p14, int p15, int p16, int p17, int p18, int p19, int p20, int p21,
           int p22, int p23, int p24, int p25, int p26, int p27, int p28, int p29, int p30, int p31, int p32);

int use(void *object, void *other, int value) {
  return helper(object, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}
