// A loop that gives up after a failed exchange stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the loop may also end after a failed exchange
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @try_add(
// CHECK: cmpxchg
bool try_add(_Atomic int *word, int n) {
  int old = atomic_load(word);
  for (;;) {
    if (atomic_compare_exchange_strong(word, &old, old + n))
      return true;
    if (old < 0)
      return false;
  }
}
