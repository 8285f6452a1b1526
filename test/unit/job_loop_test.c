/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The event loop: order, running until a job ends, closing, and scopes whose bodies it runs.
 */
#include <castaway/loop.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "job_bodies.h"

static cw_loop *loop;

static int make_loop(void **state) {
  (void)state;
  return cw_loop_create(&loop) == CW_STATUS_OK ? 0 : -1;
}

static int destroy_loop(void **state) {
  (void)state;
  cw_loop_destroy(loop);
  return 0;
}

static void open_scope_on_loop(cw_scope *scope) {
  const cw_scope_options options = {sizeof options, cw_loop_dispatcher(loop)};
  assert_int_equal(cw_scope_init(scope, &options), CW_STATUS_OK);
}

/* ---- Tasks ---- */

typedef struct numbered {
  cw_task task;
  int number;
} numbered;

static int ran[8];
static size_t ran_count;

static void note(cw_task *task) {
  ran[ran_count++] = ((numbered *)(void *)task)->number;
}

static cw_status post(cw_task *task) {
  cw_dispatcher *dispatcher = cw_loop_dispatcher(loop);
  return dispatcher->operations->dispatch(dispatcher, task);
}

static void run_ready__tasks__run_in_the_order_of_their_posts(void **state) {
  (void)state;
  numbered tasks[5];
  ran_count = 0;
  for (int i = 0; i < 5; i++) {
    tasks[i] = (numbered){{NULL, note}, i};
    assert_int_equal(post(&tasks[i].task), CW_STATUS_OK);
  }
  assert_int_equal(ran_count, 0);
  assert_int_equal(cw_loop_run_ready(loop), 5);
  for (int i = 0; i < 5; i++)
    assert_int_equal(ran[i], i);
  assert_int_equal(cw_loop_run_ready(loop), 0);
}

static void create__null__is_refused(void **state) {
  (void)state;
  assert_int_equal(cw_loop_create(NULL), CW_STATUS_NULL_ARGUMENT);
  cw_loop_destroy(NULL);
}

static void post__after_close__is_refused_and_what_came_before_runs(void **state) {
  (void)state;
  numbered before = {{NULL, note}, 1}, after = {{NULL, note}, 2};
  ran_count = 0;
  assert_int_equal(post(&before.task), CW_STATUS_OK);
  cw_loop_close(loop);
  cw_loop_close(loop);
  assert_int_equal(post(&after.task), CW_STATUS_CLOSED);
  cw_loop_run(loop);
  assert_int_equal(ran_count, 1);
  assert_int_equal(ran[0], 1);
}

static void destroy__tasks_left__runs_them(void **state) {
  (void)state;
  numbered left = {{NULL, note}, 7};
  ran_count = 0;
  assert_int_equal(post(&left.task), CW_STATUS_OK);
  cw_loop_destroy(loop);
  assert_int_equal(ran_count, 1);
  assert_int_equal(cw_loop_create(&loop), CW_STATUS_OK); /* for the teardown */
}

static void run_inner(cw_task *task) {
  note(task);
  assert_int_equal(cw_loop_run_ready(loop), 1);
}

static void run_ready__within_a_task__runs_the_tasks_that_wait(void **state) {
  (void)state;
  numbered outer = {{NULL, run_inner}, 1}, inner = {{NULL, note}, 2};
  ran_count = 0;
  assert_int_equal(post(&outer.task), CW_STATUS_OK);
  assert_int_equal(post(&inner.task), CW_STATUS_OK);
  assert_int_equal(cw_loop_run_ready(loop), 1);
  assert_int_equal(ran_count, 2);
}

/* ---- Coroutines on the loop ---- */

static void launch__on_a_loop__runs_when_the_loop_does(void **state) {
  (void)state;
  static trail of_body;
  cw_scope scope;
  open_scope_on_loop(&scope);
  cw_job *job = launch(&scope, yields, &of_body);
  assert_int_equal(of_body.started, 0);
  assert_int_equal(cw_loop_run_job(loop, job), CW_STATUS_OK);
  assert_int_equal(of_body.ended, 1);
  assert_int_equal(cw_job_outcome(job), CW_STATUS_OK);
  cw_job_release(job);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_OK);
}

static void cancel__before_the_first_run__body_starts_cancelled(void **state) {
  (void)state;
  static trail of_body;
  cw_scope scope;
  open_scope_on_loop(&scope);
  cw_job *job = launch(&scope, waits, &of_body);
  assert_true(cw_job_cancel(job, NULL));
  assert_int_equal(cw_job_get_state(job), CW_JOB_CANCELLING);
  assert_int_equal(cw_loop_run_ready(loop), 1);
  assert_int_equal(of_body.at_start, CW_STATUS_CANCELLED);
  assert_int_equal(of_body.ended, 1);
  assert_int_equal(cw_job_get_state(job), CW_JOB_CANCELLED);
  cw_job_release(job);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_OK);
}

static void close_scope__on_the_loops_thread__is_a_deadlock_until_final(void **state) {
  (void)state;
  static trail of_body;
  cw_scope scope;
  open_scope_on_loop(&scope);
  cw_job_release(launch(&scope, waits, &of_body));
  assert_int_equal(cw_loop_run_ready(loop), 1);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_DEADLOCK);
  assert_int_equal(CW_LAUNCH(&scope, ends, NULL, (struct on_trail){&of_body}), CW_STATUS_CLOSED);
  assert_true(cw_scope_cancel(&scope, NULL));
  assert_int_equal(cw_loop_run_job(loop, cw_scope_job(&scope)), CW_STATUS_OK);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_CANCELLED);
}

static void close_scope__by_the_loop__runs_it(void **state) {
  (void)state;
  static trail of_body;
  cw_scope scope;
  open_scope_on_loop(&scope);
  cw_job_release(launch(&scope, yields, &of_body));
  assert_int_equal(cw_loop_close_scope(loop, &scope, NULL), CW_STATUS_OK);
  assert_int_equal(of_body.ended, 1);
}

static void close_scope__empty_by_the_loop__returns(void **state) {
  (void)state;
  cw_scope scope;
  cw_cause *cause;
  open_scope_on_loop(&scope);
  assert_int_equal(cw_loop_close_scope(loop, &scope, &cause), CW_STATUS_OK);
  assert_null(cause);
}

static cw_co_step joins_other(cw_co *co, void *frame) {
  struct on_awaiting *self = frame;
  CW_CO_BEGIN(co);
  self->trail->at_end = cw_job_join(self->job);
  CW_CO_END(co);
}

static void join__on_the_loops_thread__is_a_deadlock(void **state) {
  (void)state;
  static trail of_target, of_joiner;
  cw_scope scope;
  open_scope_on_loop(&scope);
  cw_job *target = launch(&scope, waits, &of_target);
  assert_int_equal(CW_LAUNCH(&scope, joins_other, NULL, (struct on_awaiting){&of_joiner, target}), CW_STATUS_OK);
  (void)cw_loop_run_ready(loop);
  assert_int_equal(of_joiner.at_end, CW_STATUS_DEADLOCK);
  assert_int_equal(cw_job_join(target), CW_STATUS_DEADLOCK); /* this thread ran the loop */
  cw_scope_cancel(&scope, NULL);
  (void)cw_loop_run_ready(loop);
  assert_int_equal(cw_job_join(target), CW_STATUS_OK);
  cw_job_release(target);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_CANCELLED);
}

static void launch__on_a_closed_loop__is_refused_and_nothing_stays(void **state) {
  (void)state;
  static trail of_body;
  cw_scope scope;
  open_scope_on_loop(&scope);
  cw_loop_close(loop);
  cw_job *job = cw_scope_job(&scope);
  assert_int_equal(CW_LAUNCH(&scope, ends, &job, (struct on_trail){&of_body}), CW_STATUS_CLOSED);
  assert_null(job);
  assert_int_equal(CW_LAUNCH(&scope, ends, NULL, (struct on_trail){&of_body}), CW_STATUS_CLOSED);
  assert_int_equal(of_body.started, 0);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_OK);
}

static void cancel__parked_on_a_closed_loop__runs_in_place(void **state) {
  (void)state;
  static trail of_body;
  cw_scope scope;
  open_scope_on_loop(&scope);
  cw_job *job = launch(&scope, waits, &of_body);
  (void)cw_loop_run_ready(loop);
  cw_loop_close(loop);
  assert_true(cw_job_cancel(job, NULL));
  assert_int_equal(of_body.at_end, CW_STATUS_CANCELLED);
  assert_int_equal(cw_job_get_state(job), CW_JOB_CANCELLED);
  cw_job_release(job);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_OK);
}

static cw_co_step closes_and_yields(cw_co *co, void *frame) {
  struct on_trail *self = frame;
  CW_CO_BEGIN(co);
  cw_loop_close(loop);
  CW_CO_YIELD(co);
  self->trail->ended++;
  CW_CO_END(co);
}

static void yield__on_a_closed_loop__goes_on(void **state) {
  (void)state;
  static trail of_body;
  cw_scope scope;
  open_scope_on_loop(&scope);
  cw_job_release(launch(&scope, closes_and_yields, &of_body));
  cw_loop_run(loop);
  assert_int_equal(of_body.ended, 1);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_OK);
}

/* ---- Another thread ---- */

static void *run_loop(void *unused) {
  (void)unused;
  cw_loop_run(loop);
  return NULL;
}

static void run__on_another_thread__scope_closes_from_here(void **state) {
  (void)state;
  static trail of_bodies[100];
  pthread_t thread;
  cw_scope scope;
  open_scope_on_loop(&scope);
  assert_int_equal(pthread_create(&thread, NULL, run_loop, NULL), 0);
  for (int i = 0; i < 100; i++)
    cw_job_release(launch(&scope, yields, &of_bodies[i]));
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_OK);
  for (int i = 0; i < 100; i++)
    assert_int_equal(of_bodies[i].ended, 1);
  cw_loop_close(loop);
  assert_int_equal(pthread_join(thread, NULL), 0);
}

static void *cancel_job(void *job) {
  cw_job_cancel(job, NULL);
  return NULL;
}

static void run_job__job_ended_by_another_thread__wakes_up(void **state) {
  (void)state;
  static trail of_body;
  pthread_t thread;
  cw_scope scope;
  assert_int_equal(cw_scope_init(&scope, NULL), CW_STATUS_OK); /* unconfined: the canceller's thread runs the body */
  cw_job *job = launch(&scope, waits, &of_body);
  assert_int_equal(pthread_create(&thread, NULL, cancel_job, job), 0);
  assert_int_equal(cw_loop_run_job(loop, job), CW_STATUS_OK);
  assert_true(cw_job_is_final(job));
  assert_int_equal(pthread_join(thread, NULL), 0);
  cw_job_release(job);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_OK);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, make_loop, destroy_loop)

int main(void) {
  const struct CMUnitTest tests[] = {
      TEST(run_ready__tasks__run_in_the_order_of_their_posts),
      TEST(create__null__is_refused),
      TEST(post__after_close__is_refused_and_what_came_before_runs),
      TEST(destroy__tasks_left__runs_them),
      TEST(run_ready__within_a_task__runs_the_tasks_that_wait),
      TEST(launch__on_a_loop__runs_when_the_loop_does),
      TEST(cancel__before_the_first_run__body_starts_cancelled),
      TEST(close_scope__on_the_loops_thread__is_a_deadlock_until_final),
      TEST(close_scope__by_the_loop__runs_it),
      TEST(close_scope__empty_by_the_loop__returns),
      TEST(join__on_the_loops_thread__is_a_deadlock),
      TEST(launch__on_a_closed_loop__is_refused_and_nothing_stays),
      TEST(cancel__parked_on_a_closed_loop__runs_in_place),
      TEST(yield__on_a_closed_loop__goes_on),
      TEST(run__on_another_thread__scope_closes_from_here),
      TEST(run_job__job_ended_by_another_thread__wakes_up),
  };
  return cmocka_run_group_tests_name("job_loop", tests, NULL, NULL);
}
