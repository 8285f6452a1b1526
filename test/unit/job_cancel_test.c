/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Cancelling and failing: who is cancelled, who is told, and why.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "job_bodies.h"

static cw_cause *cause_of(cw_status code, const char *message) {
  cw_cause *cause;
  assert_int_equal(cw_cause_create(code, message, &cause), CW_STATUS_OK);
  return cause;
}

/* ---- Causes by themselves ---- */

static void cause_create__wrong_arguments__are_refused(void **state) {
  (void)state;
  cw_cause *cause = (cw_cause *)(void *)&shared_scope;
  assert_int_equal(cw_cause_create(CW_STATUS_SYSTEM, "x", NULL), CW_STATUS_NULL_ARGUMENT);
  assert_int_equal(cw_cause_create(CW_STATUS_SYSTEM, NULL, &cause), CW_STATUS_NULL_ARGUMENT);
  assert_null(cause);
  assert_int_equal(cw_cause_create(CW_STATUS_OK, "x", &cause), CW_STATUS_INVALID_ARGUMENT);
  assert_null(cause);
}

static void cause_create__message__is_copied(void **state) {
  (void)state;
  char message[] = "first";
  cw_cause *cause = cause_of(CW_STATUS_SYSTEM, message);
  message[0] = 'X';
  assert_string_equal(cw_cause_message(cause), "first");
  assert_int_equal(cw_cause_code(cause), CW_STATUS_SYSTEM);
  cw_cause_release(cw_cause_retain(cause));
  cw_cause_release(cause);
  cw_cause_release(NULL);
}

/* ---- Cancelling ---- */

static void cancel__parked_body__resumes_it_once_with_cancelled(void **state) {
  (void)state;
  static trail of_body = {0};
  cw_job *job = launch(&shared_scope, waits, &of_body);
  assert_true(cw_job_cancel(job, NULL));
  assert_int_equal(of_body.ended, 1);
  assert_int_equal(of_body.at_end, CW_STATUS_CANCELLED);
  assert_int_equal(cw_job_get_state(job), CW_JOB_CANCELLED);
  assert_int_equal(cw_job_outcome(job), CW_STATUS_CANCELLED);
  assert_false(cw_job_cancel(job, NULL));
  assert_int_equal(of_body.ended, 1);
  cw_job_release(job);
}

static void cancel__final_job__is_false_and_leaves_no_cause(void **state) {
  (void)state;
  static trail of_body = {0};
  cw_job *job = launch(&shared_scope, ends, &of_body);
  cw_cause *cause = cause_of(CW_STATUS_SYSTEM, "too late");
  assert_false(cw_job_cancel(job, cause));
  assert_null(cw_job_cause(job));
  assert_int_equal(cw_job_outcome(job), CW_STATUS_OK);
  cw_cause_release(cause);
  cw_job_release(job);
}

static void cancel__without_cause__has_the_plain_one(void **state) {
  (void)state;
  static trail of_body = {0};
  cw_job *job = launch(&shared_scope, waits, &of_body);
  assert_null(cw_job_cause(job));
  cw_job_cancel(job, NULL);
  assert_int_equal(cw_cause_code(cw_job_cause(job)), CW_STATUS_CANCELLED);
  assert_string_equal(cw_cause_message(cw_job_cause(job)), "the job was cancelled");
  cw_job_release(job);
}

static void cancel__twice__first_cause_is_kept(void **state) {
  (void)state;
  static trail of_parent = {0}, of_child = {0};
  cw_job *parent;
  assert_int_equal(
      CW_LAUNCH(&shared_scope, parents_and_waits, &parent, (struct on_parent){&of_parent, ends, &of_child, NULL, 0}),
      CW_STATUS_OK);
  cw_cause *first = cause_of(CW_STATUS_CLOSED, "first");
  cw_cause *second = cause_of(CW_STATUS_SYSTEM, "second");
  assert_true(cw_job_cancel(parent, first));
  assert_false(cw_job_cancel(parent, second));
  assert_ptr_equal(cw_job_cause(parent), first);
  assert_int_equal(cw_job_outcome(parent), CW_STATUS_CANCELLED); /* cancelled, not failed */
  cw_cause_release(first);
  cw_cause_release(second);
  cw_job_release(parent);
}

static void cancel__plain_then_with_cause__stays_plain(void **state) {
  (void)state;
  static trail of_body = {0};
  cw_cause *late = cause_of(CW_STATUS_SYSTEM, "late");
  cw_job *job = launch(&shared_scope, waits, &of_body);
  assert_true(cw_job_cancel(job, NULL));
  assert_false(cw_job_cancel(job, late));
  assert_int_equal(cw_cause_code(cw_job_cause(job)), CW_STATUS_CANCELLED);
  cw_cause_release(late);
  cw_job_release(job);
}

static void cancel__parent__cancels_children_with_the_same_cause(void **state) {
  (void)state;
  static trail of_parent = {0}, of_child = {0};
  cw_job *parent, *child;
  assert_int_equal(
      CW_LAUNCH(&shared_scope, parents_and_waits, &parent, (struct on_parent){&of_parent, waits, &of_child, &child, 0}),
      CW_STATUS_OK);
  cw_cause *cause = cause_of(CW_STATUS_CLOSED, "shutting down");
  assert_true(cw_job_cancel(parent, cause));
  assert_int_equal(of_child.at_end, CW_STATUS_CANCELLED);
  assert_int_equal(of_parent.at_end, CW_STATUS_CANCELLED);
  assert_ptr_equal(cw_job_cause(child), cause);
  assert_ptr_equal(cw_job_cause(parent), cause);
  cw_cause_release(cause);
  cw_job_release(child);
  cw_job_release(parent);
}

static void cancel__child__leaves_parent_and_sibling_alone(void **state) {
  (void)state;
  static trail of_child = {0}, of_sibling = {0};
  cw_job *child = launch(&shared_scope, waits, &of_child);
  cw_job *sibling = launch(&shared_scope, waits, &of_sibling);
  assert_true(cw_job_cancel(child, NULL));
  assert_int_equal(cw_job_get_state(sibling), CW_JOB_ACTIVE);
  assert_int_equal(cw_job_get_state(cw_scope_job(&shared_scope)), CW_JOB_ACTIVE);
  cw_job_release(child);
  cw_job_release(sibling);
}

static void cancel__completing_parent__cancels_it_and_its_children(void **state) {
  (void)state;
  static trail of_parent = {0}, of_child = {0};
  cw_job *parent;
  assert_int_equal(
      CW_LAUNCH(&shared_scope, parents, &parent, (struct on_parent){&of_parent, waits, &of_child, NULL, 0}),
      CW_STATUS_OK);
  assert_int_equal(cw_job_get_state(parent), CW_JOB_COMPLETING);
  assert_true(cw_job_cancel(parent, NULL));
  assert_int_equal(of_child.at_end, CW_STATUS_CANCELLED);
  assert_int_equal(cw_job_outcome(parent), CW_STATUS_CANCELLED);
  cw_job_release(parent);
}

/* Every suspension after a cancel goes on at once; a yield still lets others run. */
static cw_co_step tries_everything(cw_co *co, void *frame) {
  struct on_awaiting *self = frame;
  CW_CO_BEGIN(co);
  cw_job_cancel(cw_co_job(co), NULL);
  assert_int_equal(co->status, CW_STATUS_OK); /* learned at the next await */
  CW_CO_AWAIT_CANCELLATION(co);
  assert_int_equal(co->status, CW_STATUS_CANCELLED);
  CW_CO_AWAIT(co, self->job);
  assert_int_equal(co->status, CW_STATUS_CANCELLED);
  CW_CO_YIELD(co);
  assert_int_equal(co->status, CW_STATUS_CANCELLED);
  assert_int_equal(CW_LAUNCH(cw_co_job(co), tries_everything, NULL, *self), CW_STATUS_CANCELLED);
  self->trail->ended++;
  CW_CO_END(co);
}

static void cancel__itself__is_sticky_at_every_await(void **state) {
  (void)state;
  static trail of_target = {0}, of_body = {0};
  cw_job *target = launch(&shared_scope, waits, &of_target);
  assert_int_equal(CW_LAUNCH(&shared_scope, tries_everything, NULL, (struct on_awaiting){&of_body, target}),
                   CW_STATUS_OK);
  assert_int_equal(of_body.ended, 1);
  cw_job_release(target);
}

static void cancel__scope__cancels_all_and_refuses_more(void **state) {
  (void)state;
  static trail of_bodies[200] = {{0}};
  for (int i = 0; i < 200; i++)
    cw_job_release(launch(&shared_scope, waits, &of_bodies[i]));
  assert_true(cw_scope_cancel(&shared_scope, NULL));
  assert_false(cw_scope_cancel(&shared_scope, NULL));
  for (int i = 0; i < 200; i++)
    assert_int_equal(of_bodies[i].at_end, CW_STATUS_CANCELLED);
  assert_int_equal(CW_LAUNCH(&shared_scope, ends, NULL, (struct on_trail){&of_bodies[0]}), CW_STATUS_CANCELLED);
}

/* ---- Failing ---- */

static void fail__child__cancels_parent_and_siblings_with_its_cause(void **state) {
  (void)state;
  static trail of_sibling = {0}, of_failing = {0};
  cw_job *sibling = launch(&shared_scope, waits, &of_sibling);
  cw_job *failing;
  assert_int_equal(
      CW_LAUNCH(&shared_scope, fails, &failing, (struct on_failing){&of_failing, CW_STATUS_SYSTEM, "disk on fire"}),
      CW_STATUS_OK);
  assert_int_equal(cw_job_outcome(failing), CW_STATUS_SYSTEM);
  assert_string_equal(cw_cause_message(cw_job_cause(failing)), "disk on fire");
  assert_int_equal(of_sibling.at_end, CW_STATUS_CANCELLED);
  assert_int_equal(cw_job_outcome(sibling), CW_STATUS_CANCELLED); /* cancelled by it, did not fail itself */
  assert_ptr_equal(cw_job_cause(sibling), cw_job_cause(failing));
  cw_cause *cause;
  assert_int_equal(cw_scope_close(&shared_scope, &cause), CW_STATUS_SYSTEM);
  assert_string_equal(cw_cause_message(cause), "disk on fire");
  cw_cause_release(cause);
  cw_job_release(sibling);
  cw_job_release(failing);
  open_scope(state); /* for the teardown */
}

static cw_co_step parent_of_failing(cw_co *co, void *frame) {
  struct on_failing *self = frame;
  CW_CO_BEGIN(co);
  assert_int_equal(CW_LAUNCH(cw_co_job(co), fails, NULL, *self), CW_STATUS_OK);
  CW_CO_AWAIT_CANCELLATION(co);
  self->trail->at_end = co->status;
  CW_CO_END(co);
}

static void fail__grandchild__fails_every_ancestor(void **state) {
  (void)state;
  static trail of_bodies = {0};
  cw_job *parent;
  assert_int_equal(
      CW_LAUNCH(&shared_scope, parent_of_failing, &parent, (struct on_failing){&of_bodies, CW_STATUS_CLOSED, "gone"}),
      CW_STATUS_OK);
  assert_int_equal(of_bodies.at_end, CW_STATUS_CANCELLED);
  assert_int_equal(cw_job_outcome(parent), CW_STATUS_CLOSED);
  assert_true(cw_job_is_cancelled(cw_scope_job(&shared_scope)));
  cw_job_release(parent);
}

static void fail__after_another_failure__first_wins(void **state) {
  (void)state;
  static trail of_second = {0}, of_first = {0};
  cw_job *second;
  assert_int_equal(CW_LAUNCH(&shared_scope, fails_when_cancelled, &second,
                             (struct on_failing){&of_second, CW_STATUS_CLOSED, "second"}),
                   CW_STATUS_OK);
  assert_int_equal(CW_LAUNCH(&shared_scope, fails, NULL, (struct on_failing){&of_first, CW_STATUS_SYSTEM, "first"}),
                   CW_STATUS_OK);
  assert_string_equal(cw_cause_message(cw_job_cause(second)), "first");
  assert_string_equal(cw_cause_message(cw_job_cause(cw_scope_job(&shared_scope))), "first");
  cw_job_release(second);
}

/* Its own cancellation was not the parent's, so a failure in the clean-up is news to the parent. */
static void fail__after_own_cancel__still_reaches_the_parent(void **state) {
  (void)state;
  static trail of_body = {0};
  cw_job *job;
  assert_int_equal(
      CW_LAUNCH(&shared_scope, fails_when_cancelled, &job, (struct on_failing){&of_body, CW_STATUS_SYSTEM, "clean-up"}),
      CW_STATUS_OK);
  assert_true(cw_job_cancel(job, NULL));
  assert_int_equal(cw_job_outcome(job), CW_STATUS_CANCELLED);
  assert_string_equal(cw_cause_message(cw_job_cause(cw_scope_job(&shared_scope))), "clean-up");
  cw_job_release(job);
}

/* How a job that fails with these ends, and what the message of its cause is. */
static void check_failure(cw_status code, const char *message, cw_status outcome, const char *text) {
  static trail of_body;
  cw_scope own;
  cw_cause *cause;
  assert_int_equal(cw_scope_init(&own, NULL), CW_STATUS_OK);
  assert_int_equal(CW_LAUNCH(&own, fails, NULL, (struct on_failing){&of_body, code, message}), CW_STATUS_OK);
  assert_int_equal(cw_scope_close(&own, &cause), outcome);
  assert_int_equal(cw_cause_code(cause), outcome);
  assert_string_equal(cw_cause_message(cause), text);
  cw_cause_release(cause);
}

static void fail__without_message__keeps_its_code_and_has_the_text_of_it(void **state) {
  (void)state;
  check_failure(CW_STATUS_SYSTEM, NULL, CW_STATUS_SYSTEM, cw_status_text(CW_STATUS_SYSTEM));
}

static void fail__with_ok_as_code__is_an_invalid_argument(void **state) {
  (void)state;
  check_failure(CW_STATUS_OK, "why", CW_STATUS_INVALID_ARGUMENT, "why");
  check_failure(CW_STATUS_OK, NULL, CW_STATUS_INVALID_ARGUMENT, cw_status_text(CW_STATUS_INVALID_ARGUMENT));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_scope, close_scope)

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(cause_create__wrong_arguments__are_refused),
      cmocka_unit_test(cause_create__message__is_copied),
      TEST(cancel__parked_body__resumes_it_once_with_cancelled),
      TEST(cancel__final_job__is_false_and_leaves_no_cause),
      TEST(cancel__without_cause__has_the_plain_one),
      TEST(cancel__twice__first_cause_is_kept),
      TEST(cancel__plain_then_with_cause__stays_plain),
      TEST(cancel__parent__cancels_children_with_the_same_cause),
      TEST(cancel__child__leaves_parent_and_sibling_alone),
      TEST(cancel__completing_parent__cancels_it_and_its_children),
      TEST(cancel__itself__is_sticky_at_every_await),
      TEST(cancel__scope__cancels_all_and_refuses_more),
      TEST(fail__child__cancels_parent_and_siblings_with_its_cause),
      TEST(fail__grandchild__fails_every_ancestor),
      TEST(fail__after_another_failure__first_wins),
      TEST(fail__after_own_cancel__still_reaches_the_parent),
      cmocka_unit_test(fail__without_message__keeps_its_code_and_has_the_text_of_it),
      cmocka_unit_test(fail__with_ok_as_code__is_an_invalid_argument),
  };
  return cmocka_run_group_tests_name("job_cancel", tests, NULL, NULL);
}
