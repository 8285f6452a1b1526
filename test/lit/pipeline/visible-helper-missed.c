// A visible helper that waited in vain is inlined in the end, and nothing of the waiting is left.
// RUN: %clang -O2 -S -emit-llvm %s -o - -fpass-plugin=%plugin | FileCheck %s --implicit-check-not=call --implicit-check-not=noinline --implicit-check-not='"castaway.'
// RUN: %clang -O0 -S -emit-llvm %s -o - -fpass-plugin=%plugin | FileCheck %s --check-prefix=ALWAYS --implicit-check-not='"castaway.'
#include <stddef.h>
#include <stdint.h>

#define ADD __attribute__((annotate("castaway:op add value=2 returns=old order=seq_cst object=0 offset=1")))

ADD static inline int32_t add(void *object, ptrdiff_t offset, int32_t delta) {
  return __atomic_fetch_add((int32_t *)((char *)object + offset), delta, __ATOMIC_SEQ_CST);
}

ADD __attribute__((always_inline)) static inline int32_t add_inlined(void *object, ptrdiff_t offset, int32_t delta) {
  return __atomic_fetch_add((int32_t *)((char *)object + offset), delta, __ATOMIC_SEQ_CST);
}

// CHECK-LABEL: @use(
// CHECK: atomicrmw add
int32_t use(void *object, ptrdiff_t offset) { return add(object, offset, 1); }

// CHECK-LABEL: @use_inlined(
// CHECK: atomicrmw add
// ALWAYS-LABEL: @use_inlined(
// ALWAYS-NOT: call
// ALWAYS: atomicrmw add
// ALWAYS: }
int32_t use_inlined(void *object, ptrdiff_t offset) { return add_inlined(object, offset, 1); }
