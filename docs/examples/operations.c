/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A few operations: an update by function, orders, and a stack by compare-and-set.
 */
#include <castaway/castaway.h>

typedef struct node {
  cw_object object;
  CW_ATOMIC(int32_t) level;
  CW_ATOMIC(struct node *) next;
} node;

static const cw_class node_class;
static const cw_field node_fields[] = {
    CW_FIELD_INT(node, level),
    CW_FIELD_REF(node, next, struct node, &node_class),
};
static const cw_class node_class = CW_CLASS(node_class, node, node_fields);

static const cw_int_updater level_updater = CW_INT_UPDATER(node_class, node, level);
static const cw_ref_updater next_updater = CW_REF_UPDATER(node_class, node, next, struct node, &node_class);

/* The function may run more than once for one operation, so it only computes. */
static int32_t double_up_to(int32_t level, void *limit) {
  int32_t most = *(int32_t *)limit;
  return level > most / 2 ? most : level * 2;
}

static int32_t escalate(node *n) {
  int32_t limit = 100;
  return cw_int_update_and_get(&level_updater, n, double_up_to, &limit);
}

/* Who reads the new first node with acquire sees all that was written to it before. */
static void push(node *list, node *n) {
  node *first = cw_ref_get_explicit(&next_updater, list, CW_ORDER_RELAXED);
  for (node *seen;; first = seen) {
    cw_ref_set_explicit(&next_updater, n, first, CW_ORDER_RELAXED);
    seen = cw_ref_compare_and_exchange_explicit(&next_updater, list, first, n, CW_ORDER_RELEASE, CW_ORDER_RELAXED);
    if (seen == first)
      return;
  }
}

int main(void) {
  node list = {{&node_class}, 40, 0};
  node one = {{&node_class}, 0, 0};
  node two = {{&node_class}, 0, 0};
  push(&list, &one);
  push(&list, &two);
  bool right = escalate(&list) == 80 && escalate(&list) == 100 && cw_ref_get(&next_updater, &list) == &two &&
               cw_ref_get(&next_updater, &two) == &one && !cw_ref_get(&next_updater, &one);
  return right ? 0 : 1;
}
