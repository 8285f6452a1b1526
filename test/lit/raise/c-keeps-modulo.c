// A loop that goes round a ring whose size is no power of two stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the new value is a remainder or a quotient
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @advance(
// CHECK: cmpxchg
unsigned advance(_Atomic unsigned *position) {
  unsigned old = atomic_load(position);
  while (!atomic_compare_exchange_weak(position, &old, (old + 1) % 100))
    ;
  return old;
}
