// Descriptors that agree with their structs are passed without a word, however they are written.
// RUN: %reflect --check %s -- %include -std=c11 > %t.out 2>&1
// RUN: count 0 < %t.out
// RUN: %reflect --constants --header=%t.h %s -- %include && %reflect --check %t.h -- %include -include %s > %t.out 2>&1
// RUN: count 0 < %t.out

#include <castaway/int_field.h>
#include <castaway/ref_field.h>
#include <castaway/reflect.h>

typedef struct CW_REFLECT_AS(generated_node) node {
  cw_object object;
  CW_UPDATER_AS(generated_updater) CW_ATOMIC(int32_t) state;
  struct {
    CW_ATOMIC(struct node *) next;
  };
} node;

typedef struct CW_REFLECT_AS(generated_leaf) leaf {
  node base;
  CW_ATOMIC(int64_t) weight;
  CW_ATOMIC(node *) parent;
} leaf;

typedef struct CW_REFLECT_AS(generated_counter) counter {
  int64_t hits;
} counter;

#ifndef CW_REFLECTING
#error "the tool says that it reads"
#endif

extern const cw_class node_class;
static const cw_field node_fields[] = {
    CW_FIELD_INT(node, state),
    {.flags = CW_FIELD_ATOMIC, .name = "next", .value_class = &node_class, .offset = 16, .size = sizeof(node *), .kind = 3},
};
const cw_class node_class = CW_CLASS(node_class, node, node_fields);

extern const cw_class leaf_class;
static const cw_field leaf_fields[] = {
    CW_FIELD_PRIVATE_LONG(leaf, weight),
    CW_FIELD_REF(leaf, parent, node, &leaf_class),
};
const cw_class leaf_class = CW_SUBCLASS(leaf, leaf_fields, 1, &node_class, (&node_class, &leaf_class));

/* A class of its own for structs that are no larger than its superclass's. */
static const cw_class special_class = {
    "special", &leaf_class, 0, 0, sizeof(leaf), 2, 0, {&node_class, &leaf_class, &special_class}};

static const cw_field counter_fields[] = {CW_FIELD_LONG(counter, hits)};
const cw_class counter_class = CW_PLAIN_CLASS(counter_class, counter, counter_fields);
/* The same fields, for another class. */
const cw_class other_class = CW_PLAIN_CLASS(other_class, counter, counter_fields);

static const cw_int_updater by_macro = CW_INT_UPDATER(node_class, node, state);
static const cw_int_updater by_hand = {{&node_class, 0, "state", 8, 4, CW_KIND_INT, 0}};
static const cw_ref_updater by_name = {.base = {.kind = CW_KIND_REF, .holder_class = &node_class, .value_class = &node_class,
                                                .name = "next", .offset = offsetof(node, next), .size = 8}};

const void *keep(int i) {
  static const cw_field inside[] = {CW_FIELD_INT(node, state)};
  const void *const all[] = {&special_class, &by_macro, &by_hand, &by_name, inside};
  return all[i];
}
