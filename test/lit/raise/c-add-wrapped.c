// A loop around the program's own inline wrapper of the exchange becomes one addition.
// RUN: %raises_for_x86
// RUN: %raises_for_aarch64
// RUN: %raises_for_lse
#include <stdbool.h>

static inline bool cas(unsigned *word, unsigned expected, unsigned desired) {
  return __atomic_compare_exchange_n(word, &expected, desired, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

static inline unsigned get(unsigned *word) {
  return __atomic_load_n(word, __ATOMIC_RELAXED);
}

// CHECK-LABEL: @enter(
// CHECK: atomicrmw add ptr %{{.*}}, i32 8 acq_rel, align 4
// CHECK: ret void
void enter(unsigned *word) {
  unsigned seen;
  do
    seen = get(word);
  while (!cas(word, seen, seen + 8));
}
