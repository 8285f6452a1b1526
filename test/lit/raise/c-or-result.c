// A loop that sets bits and returns the old ones becomes one or where the target gives the old value.
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @mark(
// CHECK: atomicrmw or ptr %{{.*}}, i32 %{{.*}} acq_rel, align 4
// CHECK: ret i32
unsigned mark(_Atomic unsigned *flags, unsigned bits) {
  unsigned old = atomic_load_explicit(flags, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(flags, &old, old | bits, memory_order_acq_rel, memory_order_relaxed))
    ;
  return old;
}
