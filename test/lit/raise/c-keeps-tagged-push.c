// The push of a stack with tagged pointers stays: it writes the node in each turn.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: other memory is written in the loop
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @push(
// CHECK: cmpxchg
struct node {
  uint32_t next;
};

void push(_Atomic uint64_t *head, struct node *nodes, uint32_t index) {
  uint64_t old = atomic_load(head), new;
  do {
    nodes[index].next = (uint32_t)old;
    new = ((old >> 32) + 1) << 32 | index;
  } while (!atomic_compare_exchange_weak(head, &old, new));
}
