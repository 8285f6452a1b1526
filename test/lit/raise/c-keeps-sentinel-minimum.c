// A loop that keeps the minimum, where zero says that there is none yet, stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the loop also ends at old values that the update would change
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @earliest(
// CHECK: cmpxchg
void earliest(_Atomic uint32_t *word, uint32_t time) {
  uint32_t old = atomic_load(word);
  while ((old == 0 || time < old) && !atomic_compare_exchange_weak(word, &old, time))
    ;
}
