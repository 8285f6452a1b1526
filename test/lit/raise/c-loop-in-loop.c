// A retry loop in a loop of the program becomes one operation in it.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @count_all(
// CHECK: atomicrmw add ptr %{{.*}}, i32 1 monotonic, align 4
void count_all(_Atomic int *counters, const int *which, int n) {
  for (int i = 0; i < n; i++) {
    _Atomic int *counter = &counters[which[i]];
    int old = atomic_load_explicit(counter, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(counter, &old, old + 1, memory_order_relaxed, memory_order_relaxed))
      ;
  }
}
