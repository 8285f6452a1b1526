// A loop whose first expected value is a guess becomes one addition.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @arrive(
// CHECK: atomicrmw add ptr %{{.*}}, i32 1 acq_rel, align 4
// CHECK: ret i32
int arrive(_Atomic int *word) {
  int old = 0;
  while (!atomic_compare_exchange_strong_explicit(word, &old, old + 1, memory_order_release, memory_order_acquire))
    ;
  return old;
}
