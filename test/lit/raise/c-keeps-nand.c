// A loop that computes a nand stays: no target has an instruction for it.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: nand of 32 bits, but the target has no instruction for it
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @nand(
// CHECK: cmpxchg
uint32_t nand(_Atomic uint32_t *word, uint32_t n) {
  uint32_t old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, ~(old & n)))
    ;
  return old;
}
