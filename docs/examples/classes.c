/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Describing classes: a root, a subclass and a plain struct.
 */
#include <castaway/castaway.h>
#include <stdlib.h>

/* An object class: its struct starts with a cw_object. */
typedef struct node {
  cw_object object;
  CW_ATOMIC(int32_t) state;
  CW_ATOMIC(int64_t) total;
  CW_ATOMIC(struct node *) next;
} node;

extern const cw_class node_class;

static const cw_field node_fields[] = {
    CW_FIELD_INT(node, state),
    CW_FIELD_LONG(node, total),
    CW_FIELD_REF(node, next, struct node, &node_class),
};
const cw_class node_class = CW_CLASS(node_class, node, node_fields);

/* A subclass: its struct starts with its superclass's struct. */
typedef struct leaf {
  node base;
  CW_ATOMIC(int32_t) weight;
} leaf;

extern const cw_class leaf_class;

static const cw_field leaf_fields[] = {CW_FIELD_INT(leaf, weight)};
const cw_class leaf_class = CW_SUBCLASS(leaf, leaf_fields, 1, &node_class, (&node_class, &leaf_class));

/* A plain class: any struct, as it is. */
typedef struct counter {
  CW_ATOMIC(int64_t) hits;
} counter;

static const cw_field counter_fields[] = {CW_FIELD_LONG(counter, hits)};
static const cw_class counter_class = CW_PLAIN_CLASS(counter_class, counter, counter_fields);
static const cw_long_updater hits_updater = CW_LONG_UPDATER(counter_class, counter, hits);

static leaf *new_leaf(void) {
  leaf *made = calloc(1, sizeof *made);
  if (made)
    cw_object_init(&made->base.object, &leaf_class);
  return made;
}

static int64_t hit(counter *c) {
  return cw_long_increment_and_get(&hits_updater, CW_TYPED(counter, c));
}

int main(void) {
  counter c = {0};
  leaf *l = new_leaf();
  if (!l)
    return 1;
  int right = cw_class_validate(&node_class) == CW_STATUS_OK && cw_class_validate(&leaf_class) == CW_STATUS_OK &&
              cw_class_validate(&counter_class) == CW_STATUS_OK && cw_object_is_instance(l, &node_class) &&
              hit(&c) == 1;
  free(l);
  return right ? 0 : 1;
}
