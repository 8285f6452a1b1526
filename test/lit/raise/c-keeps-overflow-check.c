// A loop that counts a reference unless the count would overflow stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the loop also ends at old values that the update would change
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @retain(
// CHECK: cmpxchg
bool retain(_Atomic int *references) {
  int old = atomic_load(references);
  do {
    if (old == INT32_MAX)
      return false;
  } while (!atomic_compare_exchange_weak(references, &old, old + 1));
  return true;
}
