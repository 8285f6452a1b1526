// A helper whose body is visible waits for the wrapper around it to be inlined, and is lowered then.
// RUN: %clang -O2 -fno-discard-value-names -S -emit-llvm %s -o %t.ll -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway 2>&1 | FileCheck %s --check-prefix=SAID --implicit-check-not=remark:
// RUN: FileCheck %s --implicit-check-not=call --implicit-check-not=noinline --implicit-check-not='"castaway.' < %t.ll
#include <stddef.h>
#include <stdint.h>

__attribute__((annotate("castaway:op add value=2 returns=old order=seq_cst object=0 offset=1")))
static inline int32_t add(void *object, ptrdiff_t offset, int32_t delta) {
  return object ? __atomic_fetch_add((int32_t *)((char *)object + offset), delta, __ATOMIC_SEQ_CST) : 0;
}

static inline int32_t wrapper(void *object, ptrdiff_t offset) {
  // SAID: visible-helper-in-wrapper.c:[[@LINE+1]]:10: remark: add: lowered to seq_cst add on the field at offset 16
  return add(object, offset, 1);
}

struct { int32_t members[8]; } thing;

// CHECK-LABEL: @use(
// CHECK: atomicrmw add ptr {{.*}}thing{{.*}}, i32 1 seq_cst
int32_t use(void) { return wrapper(&thing, 16); }
