// A loop that ends at either of two values stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: there are several ways through a turn
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @open(
// CHECK: cmpxchg
int open(_Atomic int *state) {
  int old = atomic_load(state);
  do {
    if (old == 1)
      return 1;
    if (old == 2)
      return -1;
  } while (!atomic_compare_exchange_weak(state, &old, 1));
  return 0;
}
