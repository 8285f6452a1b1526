// A loop that always stores the greater value becomes one maximum with LSE.
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @peak(
// CHECK: atomicrmw max ptr %{{.*}}, i32 %{{.*}} seq_cst, align 4
// CHECK: ret i32
int peak(_Atomic int *word, int value) {
  int old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, old > value ? old : value))
    ;
  return old;
}
