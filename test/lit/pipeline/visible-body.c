// A helper whose body is inlined before the last run is reported by the first.
// RUN: %clang -O2 -S -emit-llvm %s -o /dev/null -fpass-plugin=%plugin -Rpass-missed=castaway 2>&1 | FileCheck %s

#include <stddef.h>
#include <stdint.h>

__attribute__((annotate("castaway:op add value=2 returns=old order=seq_cst object=0 offset=1")))
static inline int32_t add(void *object, ptrdiff_t offset, int32_t delta) {
  return __atomic_fetch_add((int32_t *)((char *)object + offset), delta, __ATOMIC_SEQ_CST);
}

// CHECK: visible-body.c:[[@LINE+1]]:{{.*}}remark: add: the offset is not a constant
int32_t use(void *object, ptrdiff_t offset) { return add(object, offset, 1); }
