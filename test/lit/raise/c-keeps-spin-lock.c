// A loop that waits for a lock stays, and is no update.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: every turn expects the same value: the loop waits for it
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @lock(
// CHECK: cmpxchg
void lock(_Atomic int *word) {
  int expected = 0;
  while (!atomic_compare_exchange_weak_explicit(word, &expected, 1, memory_order_acquire, memory_order_relaxed))
    expected = 0;
}
