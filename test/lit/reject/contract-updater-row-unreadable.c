// An updater that points to its row, whose members are not told, is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op load updater=0 holder=1 updater.field=8 returns=old order=seq_cst")))
// CHECK: contract-updater-row-unreadable.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': the word 'field.offset' is missing{{$}}
int helper(const void *updater, void *holder);

void *use(void) {
  return (void *)helper;
}
