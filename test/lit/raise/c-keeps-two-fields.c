// A loop that sets one field of a word and counts another stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: no atomic instruction computes the new value
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @finish(
// CHECK: cmpxchg
void finish(_Atomic uint32_t *word) {
  uint32_t old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, (old | 0x80000000) - 1))
    ;
}
