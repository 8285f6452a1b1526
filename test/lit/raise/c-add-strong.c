// A strong loop with implicit orders that returns the new value becomes one seq_cst addition.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @next_ticket(
// CHECK: %[[OLD:.*]] = atomicrmw add ptr %{{.*}}, i64 1 seq_cst, align 8
// CHECK: %[[NEW:.*]] = add {{.*}}i64 %[[OLD]], 1
// CHECK: ret i64 %[[NEW]]
unsigned long next_ticket(_Atomic unsigned long *tickets) {
  unsigned long old = atomic_load(tickets);
  while (!atomic_compare_exchange_strong(tickets, &old, old + 1))
    ;
  return old + 1;
}
