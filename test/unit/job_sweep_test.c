/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Memory in a long-lived scope: how many dead jobs stay on its stack, and that the living survive each sweep. Looks at
 * the private structs; so it is linked with the static library.
 *
 * Usage: job_sweep_test [launches in the long test]
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "job/layout.h"
#include "job/tree.h"
#include "job_bodies.h"

static long long_run = 1000000;
typedef struct census {
  int living;
  int dead;
  int unlinked;
} census;

static bool is_dead(cw__node *node) {
  if (node->kind == CW__NODE_CHILD)
    return cw__word_is_detached(atomic_load(&cw__job_of_node(node)->state));
  return atomic_load(&cw__completion_of_node(node)->claim) == CW__CLAIM_DISPOSED;
}

/* Only while no other thread is about. */
static census count(cw_job *job) {
  census result = {0, 0, 0};
  for (cw__node *node = cw__word_top(atomic_load(&job->state)); node; node = atomic_load(&node->next))
    ++*(is_dead(node) ? &result.dead : &result.living);
  for (cw__node *node = job->unlinked; node; node = (cw__node *)(void *)cw__job_of_node(node)->task.next)
    result.unlinked++;
  return result;
}

static void launch_many(long launches) {
  static trail of_all;
  for (long i = 0; i < launches; i++)
    assert_int_equal(CW_LAUNCH(&shared_scope, ends, NULL, (struct on_trail){&of_all}), CW_STATUS_OK);
}

static void launch__many_that_end__leaves_at_most_64_tombstones(void **state) {
  (void)state;
  for (int i = 0; i < 1000; i++) {
    launch_many(1);
    census found = count(cw_scope_job(&shared_scope));
    assert_int_equal(found.living, 0);
    assert_in_range(found.dead + found.unlinked, 0, CW__SWEEP_MINIMUM + 1);
  }
}

static void launch__many_among_living__leaves_at_most_as_many_tombstones(void **state) {
  (void)state;
  enum { LIVING = 500 };
  static trail of_living[LIVING];
  for (int i = 0; i < LIVING; i++) {
    cw_job_release(launch(&shared_scope, waits, &of_living[i]));
    launch_many(3);
  }
  for (int i = 0; i < 5000; i++) {
    launch_many(1);
    census found = count(cw_scope_job(&shared_scope));
    assert_int_equal(found.living, LIVING);
    assert_in_range(found.dead + found.unlinked, 0, LIVING + 1);
  }
  cw_scope_cancel(&shared_scope, NULL);
  for (int i = 0; i < LIVING; i++)
    assert_int_equal(of_living[i].ended, 1);
}

static void launch__very_many__keeps_memory_bounded(void **state) {
  (void)state;
  for (long left = long_run; left > 0; left -= 100000)
    launch_many(left < 100000 ? left : 100000);
  census found = count(cw_scope_job(&shared_scope));
  assert_int_equal(found.living, 0);
  assert_in_range(found.dead + found.unlinked, 0, CW__SWEEP_MINIMUM + 1);
}

static void sweep__while_another_walks__keeps_what_it_unlinked(void **state) {
  (void)state;
  cw_job *root = cw_scope_job(&shared_scope);
  launch_many(10);
  assert_true(cw__walk_enter(root));
  cw__sweep(root);
  census found = count(root);
  assert_int_equal(found.dead, 0);
  assert_int_equal(found.unlinked, 10);
  cw__walk_leave(root);
  launch_many(5);
  cw__sweep(root);
  found = count(root);
  assert_int_equal(found.dead, 0);
  assert_int_equal(found.unlinked, 0);
}

/* Without its own handling the leak checker reports ten jobs here. */
static void end__of_a_job_swept_empty_under_a_walker__frees_what_was_unlinked(void **state) {
  (void)state;
  static trail of_parent;
  static trail of_children;
  cw_job *parent = launch(&shared_scope, waits, &of_parent);
  for (int i = 0; i < 10; i++)
    assert_int_equal(cw_job_launch(parent, ends, &(struct on_trail){&of_children}, sizeof(struct on_trail), NULL),
                     CW_STATUS_OK);
  assert_true(cw__walk_enter(parent));
  cw__sweep(parent);
  cw__walk_leave(parent);
  assert_int_equal(count(parent).unlinked, 10);
  assert_true(cw_job_cancel(parent, NULL));
  assert_true(cw_job_is_final(parent));
  cw_job_release(parent);
}

static void sweep__while_another_sweeps__does_nothing(void **state) {
  (void)state;
  cw_job *root = cw_scope_job(&shared_scope);
  launch_many(10);
  atomic_store(&root->sweeping, 1);
  cw__sweep(root);
  assert_int_equal(count(root).dead, 10);
  atomic_store(&root->sweeping, 0);
}

static void nothing(cw_job *job, void *context) {
  (void)job;
  (void)context;
}

static void sweep__disposed_handlers__are_freed_and_others_kept(void **state) {
  (void)state;
  cw_job *root = cw_scope_job(&shared_scope);
  cw_completion *completions[6];
  for (int i = 0; i < 6; i++)
    assert_int_equal(cw_job_on_completion(root, nothing, NULL, &completions[i]), CW_STATUS_OK);
  for (int i = 0; i < 6; i += 2)
    assert_true(cw_completion_dispose(completions[i]));
  cw__sweep(root);
  census found = count(root);
  assert_int_equal(found.living, 3);
  assert_int_equal(found.dead, 0);
  for (int i = 1; i < 6; i += 2)
    assert_true(cw_completion_dispose(completions[i]));
}

static void on_completion__many_disposed__keeps_memory_bounded(void **state) {
  (void)state;
  cw_job *root = cw_scope_job(&shared_scope);
  for (int i = 0; i < 10000; i++) {
    cw_completion *completion;
    assert_int_equal(cw_job_on_completion(root, nothing, NULL, &completion), CW_STATUS_OK);
    assert_true(cw_completion_dispose(completion));
  }
  assert_in_range(count(root).dead, 0, CW__SWEEP_MINIMUM + 1);
}

static void sweep__handles_held__jobs_stay_valid(void **state) {
  (void)state;
  static trail of_all;
  cw_job *jobs[10];
  for (int i = 0; i < 10; i++)
    jobs[i] = launch(&shared_scope, ends, &of_all);
  cw__sweep(cw_scope_job(&shared_scope));
  assert_int_equal(count(cw_scope_job(&shared_scope)).dead, 0);
  for (int i = 0; i < 10; i++) {
    assert_int_equal(cw_job_outcome(jobs[i]), CW_STATUS_OK);
    cw_job_release(jobs[i]);
  }
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_scope, close_scope)

int main(int argc, char **argv) {
  if (argc > 1)
    long_run = strtol(argv[1], NULL, 10);
  const struct CMUnitTest tests[] = {
      TEST(launch__many_that_end__leaves_at_most_64_tombstones),
      TEST(launch__many_among_living__leaves_at_most_as_many_tombstones),
      TEST(launch__very_many__keeps_memory_bounded),
      TEST(sweep__while_another_walks__keeps_what_it_unlinked),
      TEST(end__of_a_job_swept_empty_under_a_walker__frees_what_was_unlinked),
      TEST(sweep__while_another_sweeps__does_nothing),
      TEST(sweep__disposed_handlers__are_freed_and_others_kept),
      TEST(on_completion__many_disposed__keeps_memory_bounded),
      TEST(sweep__handles_held__jobs_stay_valid),
  };
  return cmocka_run_group_tests_name("job_sweep", tests, NULL, NULL);
}
