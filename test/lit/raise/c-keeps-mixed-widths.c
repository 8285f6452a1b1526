// A loop that computes the new value at a narrower width than the word's stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the new value is computed at another width than the word's
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @count(
// CHECK: cmpxchg
void count(_Atomic uint64_t *word, uint32_t n) {
  uint64_t old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, (uint64_t)((uint32_t)old + n)))
    ;
}
