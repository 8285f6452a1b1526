// A loop whose operand depends on the old value stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the operand depends on the old value
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @mix(
// CHECK: cmpxchg
uint32_t mix(_Atomic uint32_t *word, uint32_t n) {
  uint32_t old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, old ^ (old >> n)))
    ;
  return old;
}
