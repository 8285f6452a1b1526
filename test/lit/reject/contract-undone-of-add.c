// A status for what was not stored, of an operation that always stores, is an error at the declaration.
// RUN: not %clang -O1 -c -fpass-plugin=%plugin %s -o %t.o 2>&1 | FileCheck %s --implicit-check-not=error:

__attribute__((annotate("castaway:op add by=1 object=0 offset=1 returns=status done=0 undone=1 order=seq_cst")))
// CHECK: contract-undone-of-add.c:[[@LINE+1]]:1: error: castaway: malformed contract of 'helper': 'undone' means nothing to 'add'{{$}}
int helper(void *object, long offset);

void *use(void) {
  return (void *)helper;
}
