// A loop that increments unless the count is zero stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the loop also ends at old values that the update would change
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @retain(
// CHECK: cmpxchg
bool retain(_Atomic unsigned *references) {
  unsigned old = atomic_load(references);
  while (old != 0)
    if (atomic_compare_exchange_weak(references, &old, old + 1))
      return true;
  return false;
}
