// A reload loop that breaks where the maximum is reached keeps its first test, and becomes one umax with LSE.
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @watermark(
// CHECK: load atomic i64, ptr %{{.*}} monotonic, align 8
// CHECK: icmp
// CHECK: br i1
// CHECK: atomicrmw umax ptr %{{.*}}, i64 %{{.*}} release, align 8
// CHECK: ret void
void watermark(_Atomic unsigned long *mark, unsigned long value) {
  for (;;) {
    unsigned long old = atomic_load_explicit(mark, memory_order_relaxed);
    if (old >= value)
      break;
    if (atomic_compare_exchange_weak_explicit(mark, &old, value, memory_order_release, memory_order_relaxed))
      break;
  }
}
