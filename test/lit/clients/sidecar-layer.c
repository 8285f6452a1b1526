// A third party's portability layer, known to the plugin by a header beside it: argument orders, expected by pointer, old and
// new results, orders in names and in arguments.
// REQUIRES: gcc
// RUN: %gcc -O1 -c %S/Inputs/portable.c -o %t.portable.o
// RUN: %same_output --sites=8 --output=%t %s -- -I%S/Inputs -include portable-contracts.h %t.portable.o
// RUN: %clang -O2 -I%S/Inputs -include portable-contracts.h -fpass-plugin=%plugin -S -emit-llvm %s -o - | FileCheck %s
#include "portable.h"

#include <stdio.h>

typedef struct cell {
  uint32_t owner;
  uint32_t uses;
  uint64_t stamp;
  void *next;
  int64_t level;
} cell;

// CHECK-LABEL: @take(
// CHECK: cmpxchg ptr {{.*}}, i32 0, i32 {{.*}} seq_cst seq_cst, align 4
static int take_if_free(cell *c, uint32_t me) {
  return port_compare_swap(0, me, &c->owner) == 0;
}

int take(cell *c, uint32_t me) {
  return take_if_free(c, me);
}

// CHECK-LABEL: @advance(
// CHECK: atomicrmw add ptr {{.*}} acq_rel, align 8
uint64_t advance(cell *c, uint64_t guess, uint64_t by) {
  uint64_t seen = guess;
  while (!port_try(&c->stamp, &seen, seen + by))
    ;
  return seen;
}

// CHECK-LABEL: @use(
// CHECK: atomicrmw add ptr {{.*}} monotonic, align 4
// CHECK: atomicrmw add ptr {{.*}} seq_cst, align 4
uint32_t use(cell *c) {
  return port_fetch_add(1, &c->uses) * 100 + port_add_return(&c->uses, 5);
}

// CHECK-LABEL: @link(
// CHECK: load atomic ptr, ptr {{.*}} acquire, align 8
// CHECK: store atomic ptr {{.*}} release, align 8
void *link(cell *c, void *next) {
  void *before = port_load_acquire(&c->next);
  port_store_release(&c->next, next);
  return before;
}

// CHECK-LABEL: @level(
// CHECK: load atomic i64, ptr {{.*}} monotonic, align 8
// CHECK: store atomic i64 {{.*}} release, align 8
int64_t level(cell *c, int64_t next) {
  int64_t before = port_load(&c->level, __ATOMIC_RELAXED);
  port_store(&c->level, next, __ATOMIC_RELEASE);
  return before;
}

/* The order is known only when the program runs. */
int64_t level_ordered(cell *c, int order) {
  return port_load(&c->level, order);
}

#define SHOW(expression) printf("%s = %lld\n", #expression, (long long)(expression))

int main(void) {
  cell c = {0, 1, 30, 0, -4};
  SHOW(take(&c, 17));
  SHOW(take(&c, 18));
  SHOW(advance(&c, 30, 2));
  SHOW(advance(&c, 5, 7));
  SHOW(use(&c));
  SHOW(link(&c, &c) == 0);
  SHOW(link(&c, 0) == &c);
  SHOW(level(&c, 11));
  SHOW(level_ordered(&c, __ATOMIC_RELAXED));
  SHOW(level_ordered(&c, __ATOMIC_SEQ_CST));
  SHOW(c.owner);
  SHOW(c.uses);
  SHOW(c.stamp);
  SHOW(c.next == 0);
  SHOW(c.level);
  return 0;
}
