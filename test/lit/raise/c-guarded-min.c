// A loop that stores where it raises a minimum keeps its first test, and becomes one min with LSE.
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @watermark(
// CHECK: %[[FIRST:.*]] = load atomic i32, ptr %{{.*}} monotonic, align 4
// CHECK: icmp {{.*}} i32 %[[FIRST]]
// CHECK: br i1
// CHECK: atomicrmw min ptr %{{.*}}, i32 %{{.*}} acq_rel, align 4
// CHECK: ret void
void watermark(_Atomic int *mark, int value) {
  int old = atomic_load_explicit(mark, memory_order_relaxed);
  while (old > value &&
         !atomic_compare_exchange_weak_explicit(mark, &old, value, memory_order_acq_rel, memory_order_relaxed))
    ;
}
