// Updaters used before they are made, never made, or whose making fails, fault as in the reflective program.

// REQUIRES: gcc
// RUN: %same_output --sites=6 --output=%t %s -- -Wl,--wrap=malloc

#include "Inputs/pair.h"
#include <stdlib.h>

static bool memory_is_gone;
void *__real_malloc(size_t size);

void *__wrap_malloc(size_t size) {
  return memory_is_gone ? 0 : __real_malloc(size);
}

static const cw_int_updater *made, *never, *failed, *late, *remade, *chosen;
static const cw_long_updater *wrong_kind;
static const cw_int_updater blank;
static node early = {{&node_class}, 1, 2, 3, 0};

/* Runs before the constructor that makes the updater. */
__attribute__((constructor(101))) static void use_before(void) {
  cw_fault_set_thread_handler(&printing_handler);
  printf("%d\n", cw_int_get_and_add(made, &early, 5));
  printf("%d\n", cw_int_get_and_add(made, 0, 5));
  print_node("before", &early);
}

__attribute__((constructor(102))) static void make(void) {
  printf("%d\n", cw_new_int_updater(&node_class, "low", &made));
  printf("%d\n", cw_new_int_updater(&node_class, "absent", &failed));
  puts(cw_last_error());
  printf("%d\n", cw_new_long_updater(&node_class, "low", &wrong_kind));
  puts(cw_last_error());
}

__attribute__((noinline)) static void use_late(node *n) {
  printf("%d\n", cw_int_get_and_add(late, n, 5));
  if (!late)
    printf("%d\n", cw_new_int_updater(&node_class, "high", &late));
  printf("%d\n", cw_int_get_and_add(late, n, 5));
}

/* A second, failing creation takes a good updater away. */
__attribute__((noinline)) static void use_remade(node *n, const char *name) {
  printf("%d\n", cw_new_int_updater(&node_class, "high", &remade));
  printf("%d\n", cw_int_get_and_add(remade, n, 5));
  printf("%d\n", cw_new_int_updater(&node_class, name, &remade));
  printf("%d\n", cw_int_get_and_add(remade, n, 7));
}

/* Which field it is for depends on the run. */
__attribute__((noinline)) static void use_chosen(node *n, int which) {
  if (which)
    printf("%d\n", cw_new_int_updater(&node_class, "high", &chosen));
  else
    printf("%d\n", cw_new_int_updater(&node_class, "low", &chosen));
  printf("%d\n", cw_int_get_and_add(chosen, n, 5));
}

/* In a local, made or not. */
__attribute__((noinline)) static int use_local(node *n, int make_it) {
  const cw_int_updater *local = 0;
  if (make_it && cw_new_int_updater(&node_class, "high", &local) != CW_STATUS_OK)
    return -1;
  int answer = cw_int_get_and_add(local, n, 100);
  if (local)
    cw_updater_free(&local->base);
  return answer;
}

/* Everything about it can be proven, but not that there is memory for it. */
__attribute__((noinline)) static int use_without_memory(node *n) {
  const cw_int_updater *local;
  memory_is_gone = true;
  cw_status status = cw_new_int_updater(&node_class, "high", &local);
  memory_is_gone = false;
  printf("%d\n", status);
  return cw_int_get_and_add(local, n, 100);
}

int main(int argc, char **argv) {
  node n = {{&node_class}, 10, 20, 30, 0};
  printf("%d\n", cw_int_get_and_add(made, &n, 5));
  printf("%d\n", cw_int_get_and_add(never, &n, 5));
  printf("%d\n", cw_int_get_and_add(&blank, &n, 5));
  printf("%d\n", cw_int_get_and_add(&blank, 0, 5));
  printf("%d\n", cw_int_get_and_add(failed, &n, 5));
  printf("%lld\n", (long long)cw_long_get_and_add(wrong_kind, &n, 5));
  print_node("made", &n);
  use_late(&n);
  use_remade(&n, argc > 5 ? argv[1] : "low");
  use_remade(&n, argc > 5 ? argv[1] : "wide");
  use_chosen(&n, 0);
  use_chosen(&n, 1);
  use_chosen(&n, argc > 5);
  printf("%d\n", use_local(&n, 0));
  printf("%d\n", use_local(&n, 1));
  printf("%d\n", use_without_memory(&n));
  print_node("end", &n);
  print_node("early", &early);
  return 0;
}
