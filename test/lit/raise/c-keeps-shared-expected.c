// Two exchanges in a turn that share an expected variable stay.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: several exchanges are made in a turn
// SAID: remark: retry loop: several exchanges are made in a turn
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @add_either(
// CHECK: cmpxchg

void add_either(_Atomic int *a, _Atomic int *b, int n) {
  int old = atomic_load(a);
  while (!atomic_compare_exchange_weak(a, &old, old + n) && !atomic_compare_exchange_weak(b, &old, old + n))
    ;
}
