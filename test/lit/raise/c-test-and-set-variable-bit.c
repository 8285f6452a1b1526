// A loop that claims the bit of a number given keeps its first test, and becomes one or.
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>
#include <stdbool.h>

// CHECK-LABEL: @claim(
// CHECK: load atomic i64, ptr %{{.*}} monotonic, align 8
// CHECK: br i1
// CHECK: atomicrmw or ptr %{{.*}}, i64 %{{.*}} acq_rel, align 8
// CHECK: ret i1
bool claim(_Atomic unsigned long *map, unsigned number) {
  unsigned long bit = 1ul << number;
  unsigned long old = atomic_load_explicit(map, memory_order_relaxed);
  do {
    if (old & bit)
      return false;
  } while (!atomic_compare_exchange_weak_explicit(map, &old, old | bit, memory_order_acq_rel, memory_order_relaxed));
  return true;
}
