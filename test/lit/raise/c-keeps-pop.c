// The pop of a Treiber stack stays: the new value is read behind the old one.
// RUN: %keeps_for_x86
// RUN: %keeps_for_lse
// SAID: remark: retry loop: other memory is read in the loop
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// CHECK-LABEL: @pop(
// CHECK: cmpxchg
struct node {
  struct node *next;
};

struct node *pop(struct node *_Atomic *head) {
  struct node *old = atomic_load(head);
  while (old && !atomic_compare_exchange_weak(head, &old, old->next))
    ;
  return old;
}
