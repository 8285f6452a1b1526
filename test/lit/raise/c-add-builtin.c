// A loop over __atomic_compare_exchange_n becomes one addition; the failure's acquire is in its order.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
// CHECK-LABEL: @reserve(
// CHECK: atomicrmw add ptr %{{.*}}, i64 %{{.*}} acq_rel, align 8
// CHECK: ret i64
unsigned long reserve(unsigned long *top, unsigned long bytes) {
  unsigned long old = __atomic_load_n(top, __ATOMIC_ACQUIRE);
  do {
  } while (!__atomic_compare_exchange_n(top, &old, old + bytes, 1, __ATOMIC_RELEASE, __ATOMIC_ACQUIRE));
  return old;
}
