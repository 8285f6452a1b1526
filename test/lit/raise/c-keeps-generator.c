// A loop that steps a generator of random numbers stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: no atomic instruction computes the new value
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @step(
// CHECK: cmpxchg
uint64_t step(_Atomic uint64_t *state) {
  uint64_t old = atomic_load(state), new;
  do
    new = old * 6364136223846793005u + 1442695040888963407u;
  while (!atomic_compare_exchange_weak(state, &old, new));
  return new;
}
