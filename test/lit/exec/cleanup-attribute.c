// Updaters used in scopes that have cleanups, and in the cleanups, keep their order on each way out of the scope.

// REQUIRES: gcc
// RUN: %same_output --sites=3 --output=%t %s -- -fexceptions

#include "Inputs/pair.h"

static void release(node **n) {
  printf("release at %d\n", cw_int_decrement_and_get(&low_updater, *n));
}

static void close_scope(node **n) {
  printf("close at %d\n", cw_int_get_and_set(&high_updater, *n, -1));
}

/* Leaves by return, break, goto or the end. */
static int leave_by(node *n, int way) {
  for (int round = 0; round < 2; round++) {
    __attribute__((cleanup(release))) node *held = n;
    cw_int_get_and_add(&low_updater, n, 10);
    {
      __attribute__((cleanup(close_scope))) node *open = way == 3 ? n : held;
      cw_int_set(&high_updater, open, round * 100 + way);
      if (way == 0)
        return cw_int_get(&low_updater, n);
      if (way == 1)
        break;
      if (way == 2)
        goto out;
    }
    cw_long_get_and_add(&wide_updater, held, 1000);
  }
out:
  return cw_int_get(&high_updater, n);
}

int main(void) {
  cw_fault_set_thread_handler(&printing_handler);
  for (int way = 0; way < 4; way++) {
    node n = {{&node_class}, 1, 2, 3, 0};
    printf("%d\n", leave_by(&n, way));
    print_node("after", &n);
  }
  puts("without a holder");
  printf("%d\n", leave_by(0, 3));
  return 0;
}
