/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Handling faults: turning them into errors of one's own, for a while, on one thread.
 */
#include <castaway/castaway.h>
#include <setjmp.h>
#include <stdio.h>

typedef struct node {
  cw_object object;
  CW_ATOMIC(int32_t) state;
} node;

static const cw_field node_fields[] = {CW_FIELD_INT(node, state)};
static const cw_class node_class = CW_CLASS(node_class, node, node_fields);
static const cw_int_updater state_updater = CW_INT_UPDATER(node_class, node, state);

static void report_and_leave(const cw_fault *fault, void *context) {
  fprintf(stderr, "%s: %s\n", fault->operation, cw_fault_text(fault->code));
  longjmp(*(jmp_buf *)context, 1);
}

/* Calls `body`; false if it ran into a fault, which has been reported. */
static bool run_guarded(void (*body)(node *), node *n) {
  jmp_buf escape;
  volatile bool finished = false;
  const cw_fault_handler guard = {report_and_leave, &escape};
  const cw_fault_handler *before = cw_fault_set_thread_handler(&guard);
  if (setjmp(escape) == 0) {
    body(n);
    finished = true;
  }
  cw_fault_set_thread_handler(before);
  return finished;
}

static void start(node *n) {
  cw_int_set(&state_updater, n, 1);
}

int main(void) {
  node n = {{&node_class}, 0};
  bool right = run_guarded(start, &n) && cw_int_get(&state_updater, &n) == 1 && !run_guarded(start, 0);
  return right ? 0 : 1;
}
