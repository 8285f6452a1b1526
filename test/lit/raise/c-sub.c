// A loop that subtracts becomes one subtraction.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdatomic.h>

// CHECK-LABEL: @release(
// CHECK: atomicrmw sub ptr %{{.*}}, i64 %{{.*}} release, align 8
// CHECK: ret i64
long release(_Atomic long *semaphore, long n) {
  long old = atomic_load_explicit(semaphore, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(semaphore, &old, old - n, memory_order_release, memory_order_relaxed))
    ;
  return old;
}
