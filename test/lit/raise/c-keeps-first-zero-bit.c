// A loop that claims the first free bit of a map stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the operand depends on the old value
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @claim(
// CHECK: cmpxchg
int claim(_Atomic uint64_t *map) {
  uint64_t old = atomic_load(map);
  while (~old) {
    int bit = __builtin_ctzll(~old);
    if (atomic_compare_exchange_weak(map, &old, old | UINT64_C(1) << bit))
      return bit;
  }
  return -1;
}
