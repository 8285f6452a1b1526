// A loop that also ends when another word says so stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: other memory is read in the loop
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @add(
// CHECK: cmpxchg
bool add(_Atomic int *word, int n, const _Atomic bool *stopped) {
  int old = atomic_load(word);
  while (!atomic_load_explicit(stopped, memory_order_relaxed))
    if (atomic_compare_exchange_weak(word, &old, old + n))
      return true;
  return false;
}
