// A loop that keeps a maximum stays where processors without LSE must run it, and on x86-64.
// RUN: %keeps_for_x86
// RUN: %keeps_for_aarch64
// SAID: remark: retry loop: umax of 32 bits, but {{.*}}
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @watermark(
// CHECK: cmpxchg
void watermark(_Atomic uint32_t *mark, uint32_t value) {
  uint32_t old = atomic_load(mark);
  while (old < value && !atomic_compare_exchange_weak(mark, &old, value))
    ;
}
