// An updater together with a class is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load updater=0 holder=1 class=2 returns=old order=seq_cst")))
// CHECK: contract-updater-and-class.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'class' means nothing with 'updater'{{$}}
int helper(const void *updater, void *holder, const void *class);

void *use(void) {
  return (void *)helper;
}
