// A loop that toggles bits, whose result nobody asks for, becomes one exclusive or.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @toggle(
// CHECK: atomicrmw xor ptr %{{.*}}, i32 %{{.*}} acq_rel, align 4
// CHECK: ret void
void toggle(_Atomic unsigned *flags, unsigned bits) {
  unsigned old = atomic_load_explicit(flags, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(flags, &old, old ^ bits, memory_order_acq_rel, memory_order_relaxed))
    ;
}
