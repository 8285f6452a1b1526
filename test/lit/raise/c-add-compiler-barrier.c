// A compiler barrier before the exchange stays before the instruction.
// RUN: %raises_for_x86
#include <stdatomic.h>

// CHECK-LABEL: @add(
// CHECK: store i32 1, ptr %{{.*}}, align 4
// CHECK: call void asm sideeffect "", "~{memory}
// CHECK-NOT: asm
// CHECK: atomicrmw add ptr %{{.*}}, i32 %{{.*}} monotonic, align 4
// CHECK-NOT: asm
// CHECK: ret void
void add(_Atomic int *word, int *other, int n) {
  *other = 1;
  int old = atomic_load_explicit(word, memory_order_relaxed);
  do
    __asm__ volatile("" ::: "memory");
  while (!atomic_compare_exchange_weak_explicit(word, &old, old + n, memory_order_relaxed, memory_order_relaxed));
}
