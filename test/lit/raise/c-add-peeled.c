// A first try before the loop goes with the loop into one addition.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @log_line(
// CHECK: atomicrmw add ptr %{{.*}}, i32 %{{.*}} seq_cst, align 4
// CHECK: ret i32
int log_line(_Atomic int *end, int length) {
  int old = atomic_load_explicit(end, memory_order_relaxed);
  if (atomic_compare_exchange_strong(end, &old, old + length))
    return old;
  do {
  } while (!atomic_compare_exchange_strong(end, &old, old + length));
  return old;
}
