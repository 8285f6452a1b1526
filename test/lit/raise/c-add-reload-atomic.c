// A loop that loads the old value again each turn becomes one addition with the load's order merged in.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @push(
// CHECK: atomicrmw add ptr %{{.*}}, i32 %{{.*}} acquire, align 4
// CHECK: ret i32
int push(_Atomic int *word, int n) {
  for (;;) {
    int old = atomic_load_explicit(word, memory_order_acquire);
    if (atomic_compare_exchange_weak_explicit(word, &old, old + n, memory_order_relaxed, memory_order_relaxed))
      return old;
  }
}
