// A spin hint in the loop goes with it.
// RUN: %raises_for_x86
#include <stdatomic.h>

// CHECK-LABEL: @count(
// CHECK-NOT: pause
// CHECK: atomicrmw add ptr %{{.*}}, i32 1 seq_cst, align 4
// CHECK-NOT: pause
// CHECK: ret void
void count(_Atomic int *word) {
  int old = atomic_load(word);
  while (!atomic_compare_exchange_weak(word, &old, old + 1))
    __builtin_ia32_pause();
}
