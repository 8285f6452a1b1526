// A loop that adds up to the greatest value stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the new value saturates
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @count(
// CHECK: cmpxchg
void count(_Atomic uint32_t *word, uint32_t n) {
  uint32_t old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, old + n < old ? UINT32_MAX : old + n))
    ;
}
