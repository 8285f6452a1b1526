// A loop that loads the old value again without an atomic load stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the old value is read again by a load that is not atomic
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @add(
// CHECK: cmpxchg

void add(int *word, int n) {
  int old;
  do
    old = *word;
  while (!__sync_bool_compare_and_swap(word, old, old + n));
}
