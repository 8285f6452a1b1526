/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Coroutines: launching, running, suspending, awaiting other jobs, and the states that a job goes through.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "job_bodies.h"

/* ---- Launching ---- */

static void launch__body_that_ends__runs_it_at_once_and_completes(void **state) {
  (void)state;
  static trail of_body = {0};
  cw_job *job = launch(&shared_scope, ends, &of_body);
  assert_int_equal(of_body.ended, 1);
  assert_int_equal(of_body.at_start, CW_STATUS_OK);
  assert_int_equal(cw_job_get_state(job), CW_JOB_COMPLETED);
  assert_true(cw_job_is_final(job));
  assert_false(cw_job_is_cancelled(job));
  assert_int_equal(cw_job_outcome(job), CW_STATUS_OK);
  assert_null(cw_job_cause(job));
  cw_job_release(job);
}

static void launch__body_that_suspends__is_active(void **state) {
  (void)state;
  static trail of_body = {0};
  cw_job *job = launch(&shared_scope, waits, &of_body);
  assert_int_equal(of_body.started, 1);
  assert_int_equal(of_body.ended, 0);
  assert_int_equal(cw_job_get_state(job), CW_JOB_ACTIVE);
  assert_int_equal(cw_job_outcome(job), CW_STATUS_BUSY);
  cw_job_release(job);
}

static void launch__null_arguments__are_refused(void **state) {
  (void)state;
  cw_job *job = cw_scope_job(&shared_scope);
  assert_int_equal(cw_scope_launch(NULL, ends, NULL, 0, &job), CW_STATUS_NULL_ARGUMENT);
  assert_null(job);
  assert_int_equal(cw_scope_launch(&shared_scope, NULL, NULL, 0, NULL), CW_STATUS_NULL_ARGUMENT);
  assert_int_equal(cw_scope_launch(&shared_scope, ends, NULL, 8, NULL), CW_STATUS_NULL_ARGUMENT);
  assert_int_equal(cw_job_launch(NULL, ends, NULL, 0, NULL), CW_STATUS_NULL_ARGUMENT);
}

static void launch__frame_larger_than_memory__is_refused(void **state) {
  (void)state;
  char byte = 0;
  assert_int_equal(cw_scope_launch(&shared_scope, ends, &byte, SIZE_MAX, NULL), CW_STATUS_NO_MEMORY);
}

struct large_frame {
  unsigned char bytes[1000];
  unsigned sum;
  unsigned *result;
};

static cw_co_step sums(cw_co *co, void *frame) {
  struct large_frame *self = frame;
  CW_CO_BEGIN(co);
  assert_int_equal((uintptr_t)frame % 16, 0);
  CW_CO_YIELD(co);
  for (size_t i = 0; i < sizeof self->bytes; i++)
    self->sum += self->bytes[i];
  *self->result = self->sum;
  CW_CO_END(co);
}

static void launch__large_frame__is_copied(void **state) {
  (void)state;
  unsigned result = 0;
  struct large_frame frame = {{0}, 1, &result};
  memset(frame.bytes, 3, sizeof frame.bytes);
  assert_int_equal(CW_LAUNCH(&shared_scope, sums, NULL, frame), CW_STATUS_OK);
  assert_int_equal(result, 3001);
  assert_int_equal(frame.sum, 1);
}

static cw_co_step has_no_frame(cw_co *co, void *frame) {
  CW_CO_BEGIN(co);
  assert_non_null(frame);
  assert_ptr_equal(cw_co_job(co), cw_co_job(co));
  CW_CO_RETURN(co);
  CW_CO_END(co);
}

static void launch__without_frame__runs(void **state) {
  (void)state;
  cw_job *job;
  assert_int_equal(cw_scope_launch(&shared_scope, has_no_frame, NULL, 0, &job), CW_STATUS_OK);
  assert_int_equal(cw_job_outcome(job), CW_STATUS_OK);
  cw_job_release(job);
}

/* ---- Children ---- */

static void launch_child__parent_returns_first__parent_completes_after_it(void **state) {
  (void)state;
  static trail of_parent = {0}, of_child = {0};
  cw_job *parent, *child;
  assert_int_equal(
      CW_LAUNCH(&shared_scope, parents, &parent, (struct on_parent){&of_parent, waits, &of_child, &child, 0}),
      CW_STATUS_OK);
  assert_int_equal(of_parent.ended, 1);
  assert_int_equal(of_child.started, 1);
  assert_int_equal(cw_job_get_state(parent), CW_JOB_COMPLETING);
  assert_true(cw_job_cancel(child, NULL));
  assert_int_equal(cw_job_get_state(child), CW_JOB_CANCELLED);
  assert_int_equal(cw_job_get_state(parent), CW_JOB_COMPLETED);
  cw_job_release(child);
  cw_job_release(parent);
}

static void launch_child__on_completing_parent__is_closed(void **state) {
  (void)state;
  static trail of_parent = {0}, of_child = {0}, of_late = {0};
  cw_job *parent;
  assert_int_equal(
      CW_LAUNCH(&shared_scope, parents, &parent, (struct on_parent){&of_parent, waits, &of_child, NULL, 0}),
      CW_STATUS_OK);
  cw_job *late = parent;
  assert_int_equal(CW_LAUNCH(parent, ends, &late, (struct on_trail){&of_late}), CW_STATUS_CLOSED);
  assert_null(late);
  assert_int_equal(of_late.started, 0);
  cw_job_release(parent);
}

static void launch_child__on_final_parent__is_closed(void **state) {
  (void)state;
  static trail of_parent = {0};
  cw_job *parent = launch(&shared_scope, ends, &of_parent);
  assert_int_equal(CW_LAUNCH(parent, ends, NULL, (struct on_trail){&of_parent}), CW_STATUS_CLOSED);
  cw_job_release(parent);
}

static void launch_child__on_cancelled_parent__is_cancelled(void **state) {
  (void)state;
  static trail of_parent = {0};
  cw_job *parent = launch(&shared_scope, waits, &of_parent);
  cw_job_cancel(parent, NULL);
  assert_int_equal(CW_LAUNCH(parent, ends, NULL, (struct on_trail){&of_parent}), CW_STATUS_CANCELLED);
  assert_int_equal(of_parent.started, 1);
  cw_job_release(parent);
}

static void launch_child__on_parked_parent_by_handle__is_awaited_by_it(void **state) {
  (void)state;
  static trail of_parent = {0}, of_child = {0};
  cw_job *parent = launch(&shared_scope, waits, &of_parent);
  cw_job *child;
  assert_int_equal(CW_LAUNCH(parent, waits, &child, (struct on_trail){&of_child}), CW_STATUS_OK);
  cw_job_cancel(parent, NULL);
  assert_int_equal(of_child.at_end, CW_STATUS_CANCELLED);
  assert_int_equal(cw_job_get_state(child), CW_JOB_CANCELLED);
  assert_int_equal(cw_job_get_state(parent), CW_JOB_CANCELLED);
  cw_job_release(child);
  cw_job_release(parent);
}

/* ---- Yielding ---- */

struct on_turns {
  char *order; /* what runs appends its letter */
  char letter;
  int left;
};

static cw_co_step takes_turns(cw_co *co, void *frame) {
  struct on_turns *self = frame;
  CW_CO_BEGIN(co);
  while (self->left-- > 0) {
    strncat(self->order, &self->letter, 1);
    CW_CO_YIELD(co);
  }
  CW_CO_END(co);
}

static cw_co_step starts_two(cw_co *co, void *frame) {
  struct on_turns *self = frame;
  CW_CO_BEGIN(co);
  assert_int_equal(CW_LAUNCH(cw_co_job(co), takes_turns, NULL, (struct on_turns){self->order, 'a', 3}), CW_STATUS_OK);
  assert_int_equal(CW_LAUNCH(cw_co_job(co), takes_turns, NULL, (struct on_turns){self->order, 'b', 2}), CW_STATUS_OK);
  assert_string_equal(self->order, ""); /* they wait until we return */
  CW_CO_END(co);
}

static void yield__two_coroutines__take_turns(void **state) {
  (void)state;
  char order[16] = "";
  assert_int_equal(CW_LAUNCH(&shared_scope, starts_two, NULL, (struct on_turns){order, 0, 0}), CW_STATUS_OK);
  assert_string_equal(order, "ababa");
}

/* ---- Awaiting ---- */

static void await__final_job__goes_on_at_once(void **state) {
  (void)state;
  static trail of_target = {0}, of_waiter = {0};
  cw_job *target = launch(&shared_scope, ends, &of_target);
  assert_int_equal(CW_LAUNCH(&shared_scope, awaits, NULL, (struct on_awaiting){&of_waiter, target}), CW_STATUS_OK);
  assert_int_equal(of_waiter.ended, 1);
  assert_int_equal(of_waiter.at_end, CW_STATUS_OK);
  cw_job_release(target);
}

static void await__running_job__resumes_when_it_is_final(void **state) {
  (void)state;
  static trail of_target = {0}, of_waiter = {0};
  cw_job *target = launch(&shared_scope, waits, &of_target);
  assert_int_equal(CW_LAUNCH(&shared_scope, awaits, NULL, (struct on_awaiting){&of_waiter, target}), CW_STATUS_OK);
  assert_int_equal(of_waiter.ended, 0);
  cw_job_cancel(target, NULL);
  assert_int_equal(of_waiter.ended, 1);
  assert_int_equal(of_waiter.at_end, CW_STATUS_OK); /* the waiter itself was not cancelled */
  cw_job_release(target);
}

static void await__waiter_cancelled__ends_the_wait_only(void **state) {
  (void)state;
  static trail of_target = {0}, of_waiter = {0};
  cw_job *target = launch(&shared_scope, waits, &of_target);
  cw_job *waiter;
  assert_int_equal(CW_LAUNCH(&shared_scope, awaits, &waiter, (struct on_awaiting){&of_waiter, target}), CW_STATUS_OK);
  assert_true(cw_job_cancel(waiter, NULL));
  assert_int_equal(of_waiter.at_end, CW_STATUS_CANCELLED);
  assert_int_equal(cw_job_get_state(target), CW_JOB_ACTIVE);
  assert_true(cw_job_cancel(target, NULL)); /* its handler was disposed of: nobody is woken */
  assert_int_equal(of_waiter.ended, 1);
  cw_job_release(waiter);
  cw_job_release(target);
}

static cw_co_step awaits_itself(cw_co *co, void *frame) {
  struct on_trail *self = frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT(co, cw_co_job(co));
  self->trail->at_start = co->status;
  CW_CO_AWAIT(co, cw_scope_job(&shared_scope));
  self->trail->at_end = co->status;
  CW_CO_END(co);
}

static void await__itself_or_its_scope__is_a_deadlock(void **state) {
  (void)state;
  static trail of_body = {0};
  cw_job_release(launch(&shared_scope, awaits_itself, &of_body));
  assert_int_equal(of_body.at_start, CW_STATUS_DEADLOCK);
  assert_int_equal(of_body.at_end, CW_STATUS_DEADLOCK);
}

/* Two awaits in a row on a job that ends between them: the second must not find a wake-up of the first. */
struct on_two {
  trail *trail;
  cw_job *first;
  cw_job *second;
};

static cw_co_step awaits_two(cw_co *co, void *frame) {
  struct on_two *self = frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT(co, self->first);
  self->trail->started++;
  CW_CO_AWAIT(co, self->second);
  self->trail->ended++;
  CW_CO_END(co);
}

static void await__two_jobs__waits_for_each(void **state) {
  (void)state;
  static trail of_first = {0}, of_second = {0}, of_waiter = {0};
  cw_job *first = launch(&shared_scope, waits, &of_first);
  cw_job *second = launch(&shared_scope, waits, &of_second);
  assert_int_equal(CW_LAUNCH(&shared_scope, awaits_two, NULL, (struct on_two){&of_waiter, first, second}),
                   CW_STATUS_OK);
  cw_job_cancel(first, NULL);
  assert_int_equal(of_waiter.started, 1);
  assert_int_equal(of_waiter.ended, 0);
  cw_job_cancel(second, NULL);
  assert_int_equal(of_waiter.ended, 1);
  cw_job_release(first);
  cw_job_release(second);
}

/* A dispatcher that runs each task inside the post, so that a job can end while another's body is running. */
static cw_status run_inside(cw_dispatcher *dispatcher, cw_task *task) {
  (void)dispatcher;
  task->run(task);
  return CW_STATUS_OK;
}

static bool is_never_current(cw_dispatcher *dispatcher) {
  (void)dispatcher;
  return false;
}

static const cw_dispatcher_operations inside_operations = {sizeof inside_operations, run_inside, is_never_current};

/* The wake-up comes after the wait has begun and before the body is parked. */
static cw_co_step ends_what_it_awaits(cw_co *co, void *frame) {
  struct on_awaiting *self = frame;
  self->trail->started++;
  if (cw_co_join_ready(co, self->job)) {
    self->trail->ended++;
    return CW_CO_STEP_DONE;
  }
  assert_true(cw_job_cancel(self->job, NULL));
  assert_true(cw_job_is_final(self->job));
  return CW_CO_STEP_SUSPEND;
}

static void await__job_that_ends_before_the_parking__goes_on(void **state) {
  (void)state;
  static trail of_target, of_waiter;
  cw_dispatcher inside = {&inside_operations};
  const cw_scope_options options = {sizeof options, &inside};
  cw_scope targets;
  assert_int_equal(cw_scope_init(&targets, &options), CW_STATUS_OK);
  cw_job *target = launch(&targets, waits, &of_target);
  assert_int_equal(CW_LAUNCH(&shared_scope, ends_what_it_awaits, NULL, (struct on_awaiting){&of_waiter, target}),
                   CW_STATUS_OK);
  assert_int_equal(of_waiter.started, 2);
  assert_int_equal(of_waiter.ended, 1);
  cw_job_release(target);
  assert_int_equal(cw_scope_close(&targets, NULL), CW_STATUS_OK);
}

/* ---- Joining ---- */

static void join__final_job__returns(void **state) {
  (void)state;
  static trail of_body = {0};
  cw_job *job = launch(&shared_scope, ends, &of_body);
  assert_int_equal(cw_job_join(job), CW_STATUS_OK);
  cw_job_release(job);
}

static cw_co_step joins(cw_co *co, void *frame) {
  struct on_awaiting *self = frame;
  CW_CO_BEGIN(co);
  self->trail->at_end = cw_job_join(self->job);
  CW_CO_END(co);
}

static void join__from_a_body_of_the_same_dispatcher__is_a_deadlock(void **state) {
  (void)state;
  static trail of_target = {0}, of_joiner = {0};
  cw_job *target = launch(&shared_scope, waits, &of_target);
  assert_int_equal(CW_LAUNCH(&shared_scope, joins, NULL, (struct on_awaiting){&of_joiner, target}), CW_STATUS_OK);
  assert_int_equal(of_joiner.at_end, CW_STATUS_DEADLOCK);
  cw_job_release(target);
}

/* ---- Handles ---- */

static void release__before_the_end__job_goes_on(void **state) {
  (void)state;
  static trail of_body = {0};
  cw_job *job = launch(&shared_scope, waits, &of_body);
  cw_job *again = cw_job_retain(job);
  cw_job_release(job);
  cw_job_release(NULL);
  assert_int_equal(cw_job_get_state(again), CW_JOB_ACTIVE);
  cw_job_release(again);
  cw_scope_cancel(&shared_scope, NULL);
  assert_int_equal(of_body.ended, 1);
}

static void handle__outlives_the_scope(void **state) {
  (void)state;
  static trail of_body = {0};
  cw_scope inner;
  assert_int_equal(cw_scope_init(&inner, NULL), CW_STATUS_OK);
  cw_job *job = launch(&inner, ends, &of_body);
  assert_int_equal(cw_scope_close(&inner, NULL), CW_STATUS_OK);
  assert_int_equal(cw_job_get_state(job), CW_JOB_COMPLETED);
  assert_false(cw_job_cancel(job, NULL));
  cw_job_release(job);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_scope, close_scope)

int main(void) {
  const struct CMUnitTest tests[] = {
      TEST(launch__body_that_ends__runs_it_at_once_and_completes),
      TEST(launch__body_that_suspends__is_active),
      TEST(launch__null_arguments__are_refused),
      TEST(launch__frame_larger_than_memory__is_refused),
      TEST(launch__large_frame__is_copied),
      TEST(launch__without_frame__runs),
      TEST(launch_child__parent_returns_first__parent_completes_after_it),
      TEST(launch_child__on_completing_parent__is_closed),
      TEST(launch_child__on_final_parent__is_closed),
      TEST(launch_child__on_cancelled_parent__is_cancelled),
      TEST(launch_child__on_parked_parent_by_handle__is_awaited_by_it),
      TEST(yield__two_coroutines__take_turns),
      TEST(await__final_job__goes_on_at_once),
      TEST(await__running_job__resumes_when_it_is_final),
      TEST(await__waiter_cancelled__ends_the_wait_only),
      TEST(await__itself_or_its_scope__is_a_deadlock),
      TEST(await__two_jobs__waits_for_each),
      TEST(await__job_that_ends_before_the_parking__goes_on),
      TEST(join__final_job__returns),
      TEST(join__from_a_body_of_the_same_dispatcher__is_a_deadlock),
      TEST(release__before_the_end__job_goes_on),
      TEST(handle__outlives_the_scope),
  };
  return cmocka_run_group_tests_name("job_coroutine", tests, NULL, NULL);
}
