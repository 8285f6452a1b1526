// A loop that subtracts the old value from something stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: the old value is subtracted from the operand, not the operand from it
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @reflect(
// CHECK: cmpxchg
int reflect(_Atomic int *word, int d) {
  int old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, d - old))
    ;
  return old;
}
