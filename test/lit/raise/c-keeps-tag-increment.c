// A loop that counts up the upper half and replaces the lower one stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: no atomic instruction computes the new value
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @replace(
// CHECK: cmpxchg
uint64_t replace(_Atomic uint64_t *head, uint32_t index) {
  uint64_t old = atomic_load(head);
  while (!atomic_compare_exchange_weak(head, &old, ((old >> 32) + 1) << 32 | index))
    ;
  return old;
}
