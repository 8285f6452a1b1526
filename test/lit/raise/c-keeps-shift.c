// A loop that shifts bits in stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: no atomic instruction computes the new value
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @shift_in(
// CHECK: cmpxchg
void shift_in(_Atomic uint32_t *history, uint32_t bit) {
  uint32_t old = atomic_load(history);
  while (!atomic_compare_exchange_weak(history, &old, old << 1 | bit))
    ;
}
