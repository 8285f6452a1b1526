/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The three ways to name a field.
 */
#include <castaway/castaway.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct node {
  cw_object object;
  CW_ATOMIC(int32_t) state;
} node;

static const cw_field node_fields[] = {CW_FIELD_INT(node, state)};
static const cw_class node_class = CW_CLASS(node_class, node, node_fields);

/* 1. A constant updater. */
static const cw_int_updater state_updater = CW_INT_UPDATER(node_class, node, state);

static bool claim(node *n) {
  return cw_int_compare_and_set(&state_updater, n, 0, 1);
}

/* 2. An updater made by name, once: when the program starts, ... */
static const cw_int_updater *eager_updater;

__attribute__((constructor)) static void make_updaters(void) {
  if (cw_new_int_updater(&node_class, "state", &eager_updater) != CW_STATUS_OK) {
    fprintf(stderr, "%s\n", cw_last_error());
    abort();
  }
}

static bool release(node *n) {
  return cw_int_compare_and_set(eager_updater, n, 1, 0);
}

/* ... or at its first use. Where several threads may be first, use call_once around it. */
static const cw_int_updater *lazy_updater;

static int32_t state_of(node *n) {
  if (!lazy_updater && cw_new_int_updater(&node_class, "state", &lazy_updater) != CW_STATUS_OK)
    abort();
  return cw_int_get(lazy_updater, n);
}

/* 3. A name looked up at each call. */
static int32_t bump(node *n) {
  return cw_offset_int_increment_and_get(n, cw_field_offset(&node_class, "state"));
}

int main(void) {
  node n = {{&node_class}, 0};
  bool right = claim(&n) && !claim(&n) && state_of(&n) == 1 && release(&n) && bump(&n) == 1;
  return right ? 0 : 1;
}
