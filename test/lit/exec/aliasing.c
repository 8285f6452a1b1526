// Arguments that are one another, or lie in the holder, mean what they mean in the reflective call.

// REQUIRES: gcc
// RUN: %same_output --sites=10 --output=%t %s

#include "Inputs/pair.h"

/* The function's context is the very field that is updated. */
static int32_t add_context(int32_t old, void *context) {
  node *n = context;
  return old + n->low * 10;
}

static void *itself_or_null(void *old, void *operand, void *context) {
  return old == operand ? context : 0;
}

int main(void) {
  node n = {{&node_class}, 1, 2, 3, 0};
  cw_fault_set_thread_handler(&printing_handler);

  int32_t seen = cw_int_get(&low_updater, &n);
  printf("%d\n", cw_int_compare_and_set(&low_updater, &n, seen, seen));
  print_node("expected is desired", &n);

  cw_ref_set(&next_updater, &n, &n);
  print_node("holder is value", &n);
  printf("%d\n", cw_ref_compare_and_set(&next_updater, &n, &n, &n));
  printf("%d\n", cw_ref_get_and_set(&next_updater, &n, &n) == &n);
  printf("%d\n", cw_ref_compare_and_exchange(&next_updater, &n, &n, 0) == &n);
  print_node("holder was expected", &n);

  printf("%d\n", cw_int_update_and_get(&low_updater, &n, add_context, &n));
  printf("%d\n", cw_ref_accumulate_and_get(&next_updater, &n, 0, itself_or_null, &n) == &n);
  print_node("context is holder", &n);

  /* One field's new value comes from the next call on the same holder. */
  cw_int_set(&high_updater, &n, cw_int_get_and_increment(&high_updater, &n) + cw_int_get(&low_updater, &n));
  cw_long_set(&wide_updater, &n, cw_long_add_and_get(&wide_updater, &n, cw_int_get(&high_updater, &n)));
  print_node("nested", &n);

  /* The header is a field of the object, too: what is stored in it decides the next check. */
  n.object.object_class = 0;
  cw_int_set(&low_updater, &n, 99);
  print_node("headless", &n);
  return 0;
}
