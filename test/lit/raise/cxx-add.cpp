// A loop over std::atomic becomes one addition.
// RUN: %raises_for_x86
#include <atomic>

// CHECK-LABEL: @count(
// CHECK: atomicrmw add ptr %{{.*}}, i32 %{{.*}} acq_rel, align 4
// CHECK: ret i32
extern "C" int count(std::atomic<int> &word, int n) {
  int old = word.load(std::memory_order_relaxed);
  while (!word.compare_exchange_weak(old, old + n, std::memory_order_acq_rel, std::memory_order_relaxed))
    ;
  return old;
}
