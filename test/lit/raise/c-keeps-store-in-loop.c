// A loop that writes other memory each turn stays.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: other memory is written in the loop
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @push(
// CHECK: cmpxchg
struct node {
  struct node *next;
};

void push(struct node *_Atomic *head, struct node *node) {
  struct node *old = atomic_load(head);
  do
    node->next = old;
  while (!atomic_compare_exchange_weak(head, &old, node));
}
