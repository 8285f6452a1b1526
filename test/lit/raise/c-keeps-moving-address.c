// A loop that looks for a place to claim, another one each turn, stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the address changes in the loop
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @claim(
// CHECK: cmpxchg
_Atomic int *claim(_Atomic int *slots) {
  for (;; slots++) {
    int empty = 0;
    if (atomic_compare_exchange_strong(slots, &empty, 1))
      return slots;
  }
}
