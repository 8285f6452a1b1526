// A loop that calls a function stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: a function is called in the loop
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @update(
// CHECK: cmpxchg
int next(int old);

void update(_Atomic int *word) {
  int old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, next(old)))
    ;
}
