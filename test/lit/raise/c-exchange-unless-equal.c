// A loop that exchanges unless the value is there already keeps its first test, and becomes one exchange.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @change_state(
// CHECK: %[[FIRST:.*]] = load atomic i32, ptr %{{.*}} monotonic, align 4
// CHECK: icmp {{eq|ne}} i32 %[[FIRST]]
// CHECK: br i1
// CHECK: atomicrmw xchg ptr %{{.*}}, i32 %{{.*}} seq_cst, align 4
// CHECK: ret i32
int change_state(_Atomic int *state, int to) {
  int old = atomic_load_explicit(state, memory_order_relaxed);
  while (old != to)
    if (atomic_compare_exchange_weak(state, &old, to))
      break;
  return old;
}
