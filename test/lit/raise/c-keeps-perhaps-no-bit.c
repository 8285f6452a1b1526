// A loop that claims the lowest bit of a set stays: the set may be empty, and then no bit ends the loop.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: several bits are claimed, and one of them ends the loop
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @claim(
// CHECK: cmpxchg
bool claim(_Atomic uint32_t *word, uint32_t set) {
  uint32_t bit = set & -set;
  uint32_t old = atomic_load(word);
  do {
    if (old & bit)
      return false;
  } while (!atomic_compare_exchange_weak(word, &old, old | bit));
  return true;
}
