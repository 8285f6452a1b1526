// An operand that is computed of values from outside the loop is computed once, before the addition.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @charge(
// CHECK: atomicrmw add ptr %{{.*}}, i64 %{{.*}} release, align 8
// CHECK: ret void
void charge(_Atomic unsigned long *used, unsigned long items, unsigned long size) {
  unsigned long old = atomic_load_explicit(used, memory_order_relaxed), new;
  do
    new = old + items * size + 16;
  while (!atomic_compare_exchange_weak_explicit(used, &old, new, memory_order_release, memory_order_relaxed));
}
