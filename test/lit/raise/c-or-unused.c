// A loop that sets bits, whose result nobody asks for, becomes one or.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @mark(
// CHECK: atomicrmw or ptr %{{.*}}, i32 %{{.*}} release, align 4
// CHECK: ret void
void mark(_Atomic unsigned *flags, unsigned bits) {
  unsigned old = atomic_load_explicit(flags, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(flags, &old, old | bits, memory_order_release, memory_order_relaxed))
    ;
}
