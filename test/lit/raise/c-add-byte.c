// A loop on one byte, whose sum C computes as an int, becomes an addition of 8 bits.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>
#include <stdint.h>

// CHECK-LABEL: @count(
// CHECK: atomicrmw add ptr %{{.*}}, i8 1 seq_cst, align 1
// CHECK: ret void
void count(_Atomic uint8_t *word) {
  uint8_t old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, old + 1))
    ;
}
