// A loop that goes round a ring of a power of two stays: a sum behind a mask is no addition.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: no atomic instruction computes the new value
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @advance(
// CHECK: cmpxchg
unsigned advance(_Atomic unsigned *position, unsigned mask) {
  unsigned old = atomic_load(position);
  while (!atomic_compare_exchange_weak(position, &old, (old + 1) & mask))
    ;
  return old;
}
