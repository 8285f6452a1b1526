// A loop that clears bits, whose result nobody asks for, becomes one and.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @unmark(
// CHECK: %[[KEPT:.*]] = xor i32 %{{.*}}, -1
// CHECK: atomicrmw and ptr %{{.*}}, i32 %[[KEPT]] seq_cst, align 4
// CHECK: ret void
void unmark(_Atomic unsigned *flags, unsigned bits) {
  unsigned old = atomic_load(flags);
  while (!atomic_compare_exchange_weak(flags, &old, old & ~bits))
    ;
}
