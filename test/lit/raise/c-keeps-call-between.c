// A loop that yields between its turns stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: a function is called in the loop
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @add(
// CHECK: cmpxchg
void yield(void);

void add(_Atomic int *word, int n) {
  int old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, old + n))
    yield();
}
