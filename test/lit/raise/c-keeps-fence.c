// A loop with a fence of its own stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: more than arithmetic is done in the loop
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @add(
// CHECK: cmpxchg
void add(_Atomic int *word, int n) {
  int old = atomic_load_explicit(word, memory_order_relaxed);
  do
    atomic_thread_fence(memory_order_release);
  while (!atomic_compare_exchange_weak_explicit(word, &old, old + n, memory_order_relaxed, memory_order_relaxed));
}
