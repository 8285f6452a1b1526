// A loop that adds to a double stays where the target has no instruction for it.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: fadd of 64 bits, but the target has no instruction for it
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @add(
// CHECK: cmpxchg
void add(_Atomic double *sum, double x) {
  double old = atomic_load(sum);
  while (!atomic_compare_exchange_weak(sum, &old, old + x))
    ;
}
