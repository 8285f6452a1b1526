// A loop that claims several bits unless any is taken stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: several bits are claimed, and one of them ends the loop
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @claim(
// CHECK: cmpxchg
bool claim(_Atomic unsigned *word, unsigned bits) {
  unsigned old = atomic_load(word);
  do {
    if (old & bits)
      return false;
  } while (!atomic_compare_exchange_weak(word, &old, old | bits));
  return true;
}
