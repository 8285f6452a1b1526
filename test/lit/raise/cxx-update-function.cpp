// A loop in a template that takes the update as a lambda becomes one addition.
// RUN: %raises_for_x86
#include <atomic>

template <class T, class F> static T update(std::atomic<T> &word, F function) {
  T old = word.load();
  while (!word.compare_exchange_weak(old, function(old)))
    ;
  return old;
}

// CHECK-LABEL: @add(
// CHECK: atomicrmw add ptr %{{.*}}, i64 %{{.*}} seq_cst, align 8
// CHECK: ret i64
extern "C" long add(std::atomic<long> &word, long n) {
  return update(word, [n](long old) { return old + n; });
}
