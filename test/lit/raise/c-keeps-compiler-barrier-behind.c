// A loop with a compiler barrier that is passed after a successful exchange stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: more than arithmetic is done in the loop
#include <stdatomic.h>
#include <stdbool.h>

// CHECK-LABEL: @add(
// CHECK: cmpxchg
// CHECK: asm sideeffect
void add(_Atomic int *word, int n) {
  int old = atomic_load_explicit(word, memory_order_relaxed);
  bool done = false;
  while (!done) {
    done = atomic_compare_exchange_weak_explicit(word, &old, old + n, memory_order_relaxed, memory_order_relaxed);
    __asm__ volatile("" ::: "memory");
  }
}
