// A loop that goes on after a successful exchange stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the loop may also end after a failed exchange
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @drain(
// CHECK: cmpxchg
void drain(_Atomic int *word) {
  int old = atomic_load(word);
  while (old > 0)
    if (atomic_compare_exchange_weak(word, &old, old - 1))
      old = old - 1;
}
