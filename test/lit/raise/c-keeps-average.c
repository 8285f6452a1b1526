// A loop that moves an average stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: no atomic instruction computes the new value
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @sample(
// CHECK: cmpxchg
void sample(_Atomic uint32_t *average, uint32_t value) {
  uint32_t old = atomic_load(average);
  while (!atomic_compare_exchange_weak(average, &old, old - old / 8 + value / 8))
    ;
}
