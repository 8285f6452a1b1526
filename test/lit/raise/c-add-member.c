// A loop on a member of a struct behind a pointer becomes one addition at the member.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

struct page {
  void *owner;
  _Atomic unsigned references;
};

// CHECK-LABEL: @retain(
// CHECK: %[[AT:.*]] = getelementptr inbounds {{.*}}, i64 8
// CHECK: atomicrmw add ptr %[[AT]], i32 1 monotonic, align {{4|8}}
// CHECK: ret void
void retain(struct page *page) {
  unsigned old = atomic_load_explicit(&page->references, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(&page->references, &old, old + 1, memory_order_relaxed,
                                                memory_order_relaxed))
    ;
}
