// A loop that counts its turns stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: a value besides the old one is carried from turn to turn, as a counter is
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @add(
// CHECK: cmpxchg
unsigned add(_Atomic int *word, int n) {
  unsigned failures = 0;
  int old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, old + n))
    failures++;
  return failures;
}
