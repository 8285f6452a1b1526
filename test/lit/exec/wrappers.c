// Updaters that reach an operation through wrappers, tables, choices and locals give the reflective results.

// REQUIRES: gcc
// RUN: %same_output --sites=3 --optimised-sites=5 --output=%t %s

#include "Inputs/pair.h"

#define NOINLINE __attribute__((noinline))

static inline int32_t add_to(const cw_int_updater *updater, node *n, int32_t delta, cw_order order) {
  return cw_int_get_and_add_explicit(updater, n, delta, order);
}

static inline bool claim(const cw_int_updater *updater, node *n) {
  return cw_int_compare_and_set(updater, n, 0, 1);
}

/* Which field is meant, only the caller knows. */
NOINLINE static int32_t bump(const cw_int_updater *updater, node *n) {
  return cw_int_increment_and_get(updater, n);
}

/* Both choices are one updater. */
NOINLINE static int32_t same_choice(node *n, int which) {
  const cw_int_updater *updater = which ? &high_updater : &high_updater;
  return cw_int_get_and_add(updater, n, 1);
}

/* The choices differ, or one is null. */
NOINLINE static int32_t other_choice(node *n, int which) {
  const cw_int_updater *updater = which == 2 ? 0 : which == 1 ? &high_updater : &low_updater;
  return cw_int_get_and_add(updater, n, 1);
}

NOINLINE static int32_t or_null(node *n, int which) {
  const cw_int_updater *updater = which ? &low_updater : 0;
  return cw_int_get_and_add(updater, n, 1);
}

static const cw_int_updater *const table[] = {&low_updater, &high_updater, 0};
static const cw_int_updater *changing[] = {&low_updater, &high_updater};

NOINLINE static int32_t from_tables(node *n, int which) {
  int32_t first = cw_int_get_and_add(table[1], n, 5);
  int32_t second = cw_int_get_and_add(table[which], n, 7);
  return first * 1000 + second * 10 + cw_int_get_and_add(changing[1], n, 3);
}

/* The updater alternates around a loop. */
NOINLINE static int32_t in_turns(node *n, int rounds) {
  const cw_int_updater *updater = &low_updater, *next = &high_updater;
  int32_t sum = 0;
  for (int i = 0; i < rounds; i++) {
    const cw_int_updater *used = updater;
    sum = sum * 3 + cw_int_add_and_get(used, n, i);
    updater = next;
    next = used;
  }
  return sum;
}

/* A local copy of a descriptor that is then pointed elsewhere. */
NOINLINE static int32_t from_copy(node *n) {
  cw_int_updater copy = low_updater;
  copy.base.offset = offsetof(node, high);
  return cw_int_get_and_set(&copy, n, 77);
}

NOINLINE static int32_t by_offset(node *n, const char *name, int which) {
  ptrdiff_t offset = cw_field_offset(&node_class, which ? "low" : name);
  return cw_offset_int_get_and_add(n, offset, 2);
}

int main(void) {
  node n = {{&node_class}, 0, 0, 3, 0};
  cw_fault_set_thread_handler(&printing_handler);
  printf("%d\n", claim(&low_updater, &n));
  printf("%d\n", claim(&low_updater, &n));
  for (int order = -1; order <= 6; order++)
    printf("%d\n", add_to(order & 1 ? &high_updater : &low_updater, &n, 3, (cw_order)order));
  printf("%d\n", bump(&low_updater, &n));
  printf("%d\n", bump(0, &n));
  changing[1] = &low_updater;
  for (int which = 0; which < 3; which++) {
    printf("%d\n", same_choice(&n, which));
    printf("%d\n", other_choice(&n, which));
    printf("%d\n", or_null(&n, which));
    printf("%d\n", from_tables(&n, which));
    print_node("choices", &n);
  }
  printf("%d\n", in_turns(&n, 7));
  printf("%d\n", from_copy(&n));
  printf("%d\n", by_offset(&n, "high", 0));
  printf("%d\n", by_offset(&n, "high", 1));
  printf("%d\n", by_offset(&n, "absent", 0));
  print_node("end", &n);
  return 0;
}
