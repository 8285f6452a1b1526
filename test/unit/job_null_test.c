/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Null where a job, scope, loop, cause or handler is wanted: each public function, each of its pointers. A call has one
 * row; what a crash leaves of it is the row's line.
 */
#include <castaway/loop.h>
#include <castaway/scope.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "job_bodies.h"

/* One call and what it must answer: a status, a bool, a number or a pointer. */
typedef struct answer {
  const char *call;
  intptr_t is;
  intptr_t wanted;
} answer;

#define ANSWERS(call, wanted) {#call, (intptr_t)(call), (intptr_t)(wanted)}
#define DOES_NOTHING(call) {#call, ((call), 0), 0}

static void check(const answer *answers, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (answers[i].is != answers[i].wanted)
      fail_msg("%s is %ld, not %ld", answers[i].call, (long)answers[i].is, (long)answers[i].wanted);
}

#define CHECK(answers) check((answers), sizeof(answers) / sizeof *(answers))

/* What an out-parameter holds before a call that must set it to null. */
static char rubbish;
#define RUBBISH ((void *)&rubbish)

static void causes__null__is_answered(void **state) {
  (void)state;
  cw_cause *cause = RUBBISH;
  const answer answers[] = {
      ANSWERS(cw_cause_create(CW_STATUS_SYSTEM, "text", NULL), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_cause_create(CW_STATUS_SYSTEM, NULL, &cause), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_cause_retain(NULL), NULL),
      ANSWERS(cw_cause_code(NULL), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_cause_message(NULL), NULL),
      DOES_NOTHING(cw_cause_release(NULL)),
  };
  CHECK(answers);
  assert_null(cause);
}

static void never_called(cw_job *job, void *context) {
  (void)job;
  ++*(int *)context;
}

static void jobs__null__is_answered(void **state) {
  (void)state;
  static trail of_body;
  int calls = 0;
  cw_completion *of_null = RUBBISH, *without_function = RUBBISH;
  cw_job *child = RUBBISH, *without_body = RUBBISH, *without_frame = RUBBISH;
  cw_job *job = launch(&shared_scope, waits, &of_body);
  const answer answers[] = {
      ANSWERS(cw_job_cancel(NULL, NULL), false),
      ANSWERS(cw_job_join(NULL), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_job_on_completion(NULL, never_called, &calls, &of_null), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_job_on_completion(job, NULL, &calls, &without_function), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_job_on_completion(NULL, never_called, &calls, NULL), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_completion_dispose(NULL), false),
      ANSWERS(cw_job_get_state(NULL), CW_JOB_ACTIVE),
      ANSWERS(cw_job_is_final(NULL), false),
      ANSWERS(cw_job_is_cancelled(NULL), false),
      ANSWERS(cw_job_outcome(NULL), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_job_cause(NULL), NULL),
      ANSWERS(cw_job_retain(NULL), NULL),
      DOES_NOTHING(cw_job_release(NULL)),
      ANSWERS(cw_job_launch(NULL, ends, NULL, 0, &child), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_job_launch(job, NULL, NULL, 0, &without_body), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_job_launch(job, ends, NULL, 1, &without_frame), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_job_cancel(job, NULL), true), /* without a cause, which is "cancelled" */
  };
  CHECK(answers);
  assert_null(of_null);
  assert_null(without_function);
  assert_null(child);
  assert_null(without_body);
  assert_null(without_frame);
  assert_int_equal(calls, 0);
  cw_job_release(job);
}

static void scopes__null__is_answered(void **state) {
  (void)state;
  cw_cause *cause = RUBBISH;
  cw_job *of_null = RUBBISH, *without_body = RUBBISH, *without_frame = RUBBISH;
  const answer answers[] = {
      ANSWERS(cw_scope_init(NULL, NULL), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_scope_close(NULL, &cause), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_scope_close(NULL, NULL), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_scope_launch(NULL, ends, NULL, 0, &of_null), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_scope_launch(&shared_scope, NULL, NULL, 0, &without_body), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_scope_launch(&shared_scope, ends, NULL, 1, &without_frame), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_scope_cancel(NULL, NULL), false),
      ANSWERS(cw_scope_job(NULL), NULL),
  };
  CHECK(answers);
  assert_null(cause);
  assert_null(of_null);
  assert_null(without_body);
  assert_null(without_frame);
}

static void loops__null__is_answered(void **state) {
  (void)state;
  cw_loop *loop;
  cw_cause *of_null = RUBBISH, *without_scope = RUBBISH;
  assert_int_equal(cw_loop_create(&loop), CW_STATUS_OK);
  const answer answers[] = {
      ANSWERS(cw_loop_create(NULL), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_loop_dispatcher(NULL), NULL),
      DOES_NOTHING(cw_loop_close(NULL)),
      DOES_NOTHING(cw_loop_run(NULL)),
      ANSWERS(cw_loop_run_ready(NULL), 0),
      ANSWERS(cw_loop_run_job(NULL, cw_scope_job(&shared_scope)), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_loop_run_job(loop, NULL), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_loop_close_scope(NULL, &shared_scope, &of_null), CW_STATUS_NULL_ARGUMENT),
      ANSWERS(cw_loop_close_scope(loop, NULL, &without_scope), CW_STATUS_NULL_ARGUMENT),
      DOES_NOTHING(cw_loop_destroy(NULL)),
  };
  CHECK(answers);
  assert_null(of_null);
  assert_null(without_scope);
  cw_loop_destroy(loop);
}

static cw_co_step awaits_null(cw_co *co, void *frame) {
  struct on_awaiting *self = frame;
  CW_CO_BEGIN(co);
  self->trail->started++;
  CW_CO_AWAIT(co, NULL);
  self->trail->at_start = co->status;
  CW_CO_AWAIT(co, self->job);
  self->trail->at_end = co->status;
  self->trail->ended++;
  CW_CO_END(co);
}

static void await__null__does_not_suspend_and_says_so(void **state) {
  (void)state;
  static trail of_target, of_body;
  cw_job *target = launch(&shared_scope, ends, &of_target);
  assert_int_equal(CW_LAUNCH(&shared_scope, awaits_null, NULL, (struct on_awaiting){&of_body, target}), CW_STATUS_OK);
  cw_job_release(target);
  assert_int_equal(of_body.ended, 1);
  assert_int_equal(of_body.at_start, CW_STATUS_NULL_ARGUMENT);
  assert_int_equal(of_body.at_end, CW_STATUS_OK); /* of the last await, which was of a final job */
}

static cw_co_step awaits_null_when_cancelled(cw_co *co, void *frame) {
  struct on_trail *self = frame;
  CW_CO_BEGIN(co);
  CW_CO_AWAIT_CANCELLATION(co);
  CW_CO_AWAIT(co, NULL);
  self->trail->at_end = co->status;
  CW_CO_END(co);
}

static void await__null_in_a_cancelled_job__is_cancelled(void **state) {
  (void)state;
  static trail of_body;
  cw_job *job = launch(&shared_scope, awaits_null_when_cancelled, &of_body);
  assert_true(cw_job_cancel(job, NULL));
  assert_int_equal(of_body.at_end, CW_STATUS_CANCELLED);
  cw_job_release(job);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_scope, close_scope)

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(causes__null__is_answered),
      TEST(jobs__null__is_answered),
      TEST(scopes__null__is_answered),
      TEST(loops__null__is_answered),
      TEST(await__null__does_not_suspend_and_says_so),
      TEST(await__null_in_a_cancelled_job__is_cancelled),
  };
  return cmocka_run_group_tests_name("job_null", tests, NULL, NULL);
}
