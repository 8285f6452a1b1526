// A loop that enters as a reader unless a writer is there stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the loop also ends at old values that the update would change
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @try_read(
// CHECK: cmpxchg
bool try_read(_Atomic uint32_t *word) {
  uint32_t old = atomic_load_explicit(word, memory_order_relaxed);
  do {
    if (old & 0x80000000)
      return false;
  } while (!atomic_compare_exchange_weak_explicit(word, &old, old + 1, memory_order_acquire, memory_order_relaxed));
  return true;
}
