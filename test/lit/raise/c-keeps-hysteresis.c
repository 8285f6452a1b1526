// A loop that raises a maximum only where it is exceeded by a margin stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the loop also ends at old values that the update would change
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @watermark(
// CHECK: cmpxchg
void watermark(_Atomic uint32_t *mark, uint32_t value) {
  uint32_t old = atomic_load(mark);
  while (old < value - 8 && !atomic_compare_exchange_weak(mark, &old, value))
    ;
}
