// A weak C11 loop that adds becomes one addition with the order of its exchange.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @count(
// CHECK: atomicrmw add ptr %{{.*}}, i32 %{{.*}} acq_rel, align 4
// CHECK: ret i32
unsigned count(_Atomic unsigned *counter, unsigned n) {
  unsigned old = atomic_load_explicit(counter, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(counter, &old, old + n, memory_order_acq_rel, memory_order_relaxed))
    ;
  return old;
}
