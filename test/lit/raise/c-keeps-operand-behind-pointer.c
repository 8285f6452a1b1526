// A loop that reads its operand from memory each turn stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: other memory is read in the loop
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @charge(
// CHECK: cmpxchg
void charge(_Atomic int *word, const _Atomic int *price) {
  int old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, old + atomic_load_explicit(price, memory_order_relaxed)))
    ;
}
