// A loop that adds the old value to itself stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: no atomic instruction computes the new value
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @twice(
// CHECK: cmpxchg
void twice(_Atomic uint32_t *word) {
  uint32_t old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, old + old))
    ;
}
