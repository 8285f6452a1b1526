// A loop that takes one bit keeps its first test, and becomes one and of which that bit is tested.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>
#include <stdbool.h>

// CHECK-LABEL: @take(
// CHECK: load atomic i32, ptr %{{.*}} monotonic, align 4
// CHECK: br i1
// CHECK: atomicrmw and ptr %{{.*}}, i32 -3 acq_rel, align 4
// CHECK: ret i1
bool take(_Atomic unsigned *word) {
  unsigned old = atomic_load_explicit(word, memory_order_relaxed);
  while (old & 2)
    if (atomic_compare_exchange_weak_explicit(word, &old, old & ~2u, memory_order_acq_rel, memory_order_relaxed))
      return true;
  return false;
}
