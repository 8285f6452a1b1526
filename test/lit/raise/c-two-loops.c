// Two loops one after the other become two operations, each with its own order.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @move(
// CHECK: atomicrmw sub ptr %{{.*}}, i32 %{{.*}} release, align 4
// CHECK: atomicrmw add ptr %{{.*}}, i32 %{{.*}} acquire, align 4
// CHECK: ret void
void move(_Atomic int *from, _Atomic int *to, int n) {
  int old = atomic_load_explicit(from, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(from, &old, old - n, memory_order_release, memory_order_relaxed))
    ;
  int other = atomic_load_explicit(to, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(to, &other, other + n, memory_order_acquire, memory_order_relaxed))
    ;
}
