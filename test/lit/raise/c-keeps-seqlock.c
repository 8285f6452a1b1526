// The reader of a sequence lock, which has no exchange, stays, and nothing is said of it.
// RUN: %clang --target=x86_64-linux-gnu -O2 -ffreestanding -fpass-plugin=%plugin -Rpass=castaway -Rpass-missed=castaway -S -emit-llvm -o %t.ll %s 2> %t.said
// RUN: count 0 < %t.said
// RUN: FileCheck %s --implicit-check-not=atomicrmw < %t.ll

#include <stdatomic.h>

struct point {
  _Atomic unsigned sequence;
  _Atomic int x, y;
};

// CHECK-LABEL: @read_point(
// CHECK: load atomic i32, ptr %{{.*}} acquire, align 4
// CHECK: fence acquire
// CHECK: load atomic i32, ptr %{{.*}} monotonic, align 4
// CHECK: ret i32
int read_point(struct point *p) {
  unsigned before, after;
  int sum;
  do {
    before = atomic_load_explicit(&p->sequence, memory_order_acquire);
    sum = atomic_load_explicit(&p->x, memory_order_relaxed) + atomic_load_explicit(&p->y, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    after = atomic_load_explicit(&p->sequence, memory_order_relaxed);
  } while (before != after || before % 2);
  return sum;
}
