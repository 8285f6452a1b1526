// A loop that keeps a value between two limits stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: no atomic instruction computes the new value
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @move(
// CHECK: cmpxchg
void move(_Atomic int *word, int step) {
  int old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, old + step < 0 ? 0 : old + step > 100 ? 100 : old + step))
    ;
}
