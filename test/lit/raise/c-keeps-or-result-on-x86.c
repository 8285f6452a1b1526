// A loop that sets bits and returns the old ones stays on x86-64, whose or does not give them.
// RUN: %keeps_for_x86
// SAID: remark: retry loop: or of 32 bits, but the target's instruction does not give the old value, which is used
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @mark(
// CHECK: cmpxchg
uint32_t mark(_Atomic uint32_t *flags, uint32_t bits) {
  uint32_t old = atomic_load(flags);
  while (!atomic_compare_exchange_weak(flags, &old, old | bits))
    ;
  return old;
}
