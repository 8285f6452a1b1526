// A loop whose expected value is only a part of what was loaded stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the expected value is {{only a part of|neither}}
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @count(
// CHECK: cmpxchg

void count(_Atomic uint32_t *word, uint32_t n) {
  for (;;) {
    uint32_t old = (uint16_t)atomic_load(word);
    if (atomic_compare_exchange_weak(word, &old, old + n))
      return;
  }
}
