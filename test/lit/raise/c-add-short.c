// A loop on 16 bits, whose sum C computes as an int, becomes an addition of 16 bits.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>
#include <stdint.h>

// CHECK-LABEL: @count(
// CHECK: atomicrmw add ptr %{{.*}}, i16 %{{.*}} monotonic, align 2
// CHECK: ret i16
uint16_t count(_Atomic uint16_t *word, uint16_t n) {
  uint16_t old = atomic_load_explicit(word, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(word, &old, old + n, memory_order_relaxed, memory_order_relaxed))
    ;
  return old;
}
