// A loop that claims one bit keeps its first test, and becomes one or of which that bit is tested.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>
#include <stdbool.h>

// CHECK-LABEL: @claim(
// CHECK: load atomic i32, ptr %{{.*}} monotonic, align 4
// CHECK: br i1
// CHECK: atomicrmw or ptr %{{.*}}, i32 16 acquire, align 4
// CHECK: ret i1
bool claim(_Atomic unsigned *word) {
  unsigned old = atomic_load_explicit(word, memory_order_relaxed);
  do {
    if (old & 16)
      return false;
  } while (!atomic_compare_exchange_weak_explicit(word, &old, old | 16, memory_order_acquire, memory_order_relaxed));
  return true;
}
