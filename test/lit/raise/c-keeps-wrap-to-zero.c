// A loop that counts to a limit and begins again stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the new value is a choice that is no minimum or maximum
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @advance(
// CHECK: cmpxchg
unsigned advance(_Atomic unsigned *position, unsigned size) {
  unsigned old = atomic_load(position);
  while (!atomic_compare_exchange_weak(position, &old, old + 1 == size ? 0 : old + 1))
    ;
  return old;
}
