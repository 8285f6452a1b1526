// A loop that takes a whole list becomes one exchange of the pointer.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

struct node;

// CHECK-LABEL: @take_all(
// CHECK: atomicrmw xchg ptr %{{.*}}, i64 0 acquire, align 8
// CHECK: ret ptr
struct node *take_all(struct node *_Atomic *head) {
  struct node *old = atomic_load_explicit(head, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(head, &old, 0, memory_order_acquire, memory_order_relaxed))
    ;
  return old;
}
