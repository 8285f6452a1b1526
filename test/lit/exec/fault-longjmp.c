// A fault handler may leave by longjmp: locals, fields and later calls are as in the reflective program.

// REQUIRES: gcc
// RUN: %same_output --sites=4 --output=%t %s

#include "Inputs/pair.h"
#include <setjmp.h>

static jmp_buf escape;

static void leave(const cw_fault *fault, void *context) {
  print_fault(fault, context);
  longjmp(escape, (int)fault->code);
}

static const cw_class other_class = CW_CLASS(other_class, node, node_fields);

/* How far it came is in `reached`, which must survive the jump. */
static int guarded_steps(node *n, node *holder, node *next) {
  volatile int reached = 0;
  int code = setjmp(escape);
  if (code)
    return code * 100 + reached;
  cw_int_get_and_add(&low_updater, n, 1);
  reached = 1;
  cw_int_get_and_add(&high_updater, holder, 10);
  reached = 2;
  cw_ref_compare_and_set(&next_updater, n, n->next, next);
  reached = 3;
  return reached;
}

/* Leaves a loop at its third round. */
static int in_loop(node **nodes) {
  volatile int round;
  if (setjmp(escape))
    return round;
  for (round = 0; round < 5; round++)
    cw_long_set(&wide_updater, nodes[round], round + 7);
  return -1;
}

int main(void) {
  const cw_fault_handler handler = {leave, 0};
  node n = {{&node_class}, 1, 2, 3, 0};
  node other = {{&other_class}, 1, 2, 3, 0};
  node *nodes[] = {&n, &n, 0, &n, &n};
  cw_fault_set_thread_handler(&handler);
  printf("%d\n", guarded_steps(&n, &n, &n));
  print_node("all right", &n);
  printf("%d\n", guarded_steps(&n, 0, &n));
  print_node("null holder", &n);
  printf("%d\n", guarded_steps(&n, &other, &n));
  print_node("wrong holder", &n);
  print_node("its fields", &other);
  printf("%d\n", guarded_steps(&n, &n, &other));
  print_node("wrong value", &n);
  printf("%d\n", in_loop(nodes));
  print_node("loop", &n);
  return 0;
}
