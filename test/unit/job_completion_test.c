/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Completion handlers: when they run, in which order, and what disposing of them says.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "job_bodies.h"

/* What the handlers did, in order: each appends its letter. */
static char calls[256];
static cw_job_state state_seen;

static void append(cw_job *job, void *letter) {
  strncat(calls, letter, 1);
  state_seen = cw_job_get_state(job);
}

static cw_completion *add(cw_job *job, const char *letter) {
  cw_completion *completion;
  assert_int_equal(cw_job_on_completion(job, append, (void *)letter, &completion), CW_STATUS_OK);
  return completion;
}

static void on_completion__running_job__runs_once_when_final(void **state) {
  (void)state;
  static trail of_body;
  calls[0] = 0;
  cw_job *job = launch(&shared_scope, waits, &of_body);
  cw_completion *completion = add(job, "a");
  assert_non_null(completion);
  assert_string_equal(calls, "");
  cw_job_cancel(job, NULL);
  assert_string_equal(calls, "a");
  assert_int_equal(state_seen, CW_JOB_CANCELLED);
  assert_false(cw_completion_dispose(completion));
  cw_job_release(job);
}

static void on_completion__final_job__runs_at_once(void **state) {
  (void)state;
  static trail of_body;
  calls[0] = 0;
  cw_job *job = launch(&shared_scope, ends, &of_body);
  assert_null(add(job, "a"));
  assert_string_equal(calls, "a");
  assert_int_equal(state_seen, CW_JOB_COMPLETED);
  cw_job_release(job);
}

static void on_completion__several__last_one_runs_first(void **state) {
  (void)state;
  static trail of_body;
  calls[0] = 0;
  cw_job *job = launch(&shared_scope, waits, &of_body);
  for (const char *letter = "abc"; *letter; letter++)
    assert_int_equal(cw_job_on_completion(job, append, (void *)letter, NULL), CW_STATUS_OK);
  cw_job_cancel(job, NULL);
  assert_string_equal(calls, "cba");
  cw_job_release(job);
}

static void on_completion__while_completing__is_taken(void **state) {
  (void)state;
  static trail of_parent, of_child;
  cw_job *parent, *child;
  calls[0] = 0;
  assert_int_equal(
      CW_LAUNCH(&shared_scope, parents, &parent, (struct on_parent){&of_parent, waits, &of_child, &child, 0}),
      CW_STATUS_OK);
  assert_int_equal(cw_job_on_completion(parent, append, (void *)"p", NULL), CW_STATUS_OK);
  assert_int_equal(cw_job_on_completion(child, append, (void *)"c", NULL), CW_STATUS_OK);
  cw_job_cancel(child, NULL);
  assert_string_equal(calls, "cp");
  assert_int_equal(state_seen, CW_JOB_COMPLETED);
  cw_job_release(child);
  cw_job_release(parent);
}

static void dispose__before_the_end__is_true_and_it_never_runs(void **state) {
  (void)state;
  static trail of_body;
  calls[0] = 0;
  cw_job *job = launch(&shared_scope, waits, &of_body);
  cw_completion *first = add(job, "a"), *second = add(job, "b"), *third = add(job, "c");
  assert_true(cw_completion_dispose(second));
  cw_job_cancel(job, NULL);
  assert_string_equal(calls, "ca");
  assert_false(cw_completion_dispose(first));
  assert_false(cw_completion_dispose(third));
  cw_job_release(job);
}

static void dispose__null__is_false(void **state) {
  (void)state;
  assert_false(cw_completion_dispose(NULL));
}

/* A parent is final only after its children's handlers have returned. */
static void look_at_parent(cw_job *job, void *parent) {
  (void)job;
  state_seen = cw_job_get_state(parent);
}

static void handler__of_a_child__runs_before_the_parent_is_final(void **state) {
  (void)state;
  static trail of_parent, of_child;
  cw_job *parent, *child;
  assert_int_equal(
      CW_LAUNCH(&shared_scope, parents, &parent, (struct on_parent){&of_parent, waits, &of_child, &child, 0}),
      CW_STATUS_OK);
  assert_int_equal(cw_job_on_completion(child, look_at_parent, parent, NULL), CW_STATUS_OK);
  cw_job_cancel(child, NULL);
  assert_int_equal(state_seen, CW_JOB_COMPLETING);
  assert_int_equal(cw_job_get_state(parent), CW_JOB_COMPLETED);
  cw_job_release(child);
  cw_job_release(parent);
}

/* From within a handler: the job is final, so a further handler runs at once, and a cancel says no. */
static void use_job(cw_job *job, void *context) {
  (void)context;
  assert_false(cw_job_cancel(job, NULL));
  assert_int_equal(cw_job_on_completion(job, append, (void *)"n", NULL), CW_STATUS_OK);
  strcat(calls, "u");
}

static void handler__using_its_job__finds_it_final(void **state) {
  (void)state;
  static trail of_body;
  calls[0] = 0;
  cw_job *job = launch(&shared_scope, waits, &of_body);
  assert_int_equal(cw_job_on_completion(job, use_job, NULL, NULL), CW_STATUS_OK);
  cw_job_cancel(job, NULL);
  assert_string_equal(calls, "nu");
  cw_job_release(job);
}

static void on_completion__scope__runs_when_it_closes(void **state) {
  (void)state;
  cw_scope inner;
  calls[0] = 0;
  assert_int_equal(cw_scope_init(&inner, NULL), CW_STATUS_OK);
  assert_int_equal(cw_job_on_completion(cw_scope_job(&inner), append, (void *)"s", NULL), CW_STATUS_OK);
  assert_string_equal(calls, "");
  assert_int_equal(cw_scope_close(&inner, NULL), CW_STATUS_OK);
  assert_string_equal(calls, "s");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_scope, close_scope)

int main(void) {
  const struct CMUnitTest tests[] = {
      TEST(on_completion__running_job__runs_once_when_final),
      TEST(on_completion__final_job__runs_at_once),
      TEST(on_completion__several__last_one_runs_first),
      TEST(on_completion__while_completing__is_taken),
      TEST(dispose__before_the_end__is_true_and_it_never_runs),
      TEST(dispose__null__is_false),
      TEST(handler__of_a_child__runs_before_the_parent_is_final),
      TEST(handler__using_its_job__finds_it_final),
      TEST(on_completion__scope__runs_when_it_closes),
  };
  return cmocka_run_group_tests_name("job_completion", tests, NULL, NULL);
}
