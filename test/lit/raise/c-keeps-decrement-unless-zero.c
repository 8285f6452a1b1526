// A loop that takes a permit unless there is none stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the loop also ends at old values that the update would change
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @take(
// CHECK: cmpxchg
bool take(_Atomic int *permits) {
  int old = atomic_load(permits);
  do {
    if (old <= 0)
      return false;
  } while (!atomic_compare_exchange_weak(permits, &old, old - 1));
  return true;
}
