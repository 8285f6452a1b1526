/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Scopes: options, and how closing ends.
 */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "job_bodies.h"

static void init__wrong_arguments__are_refused(void **state) {
  (void)state;
  cw_scope scope;
  const cw_scope_options of_another_size = {sizeof of_another_size - 1, NULL};
  assert_int_equal(cw_scope_init(NULL, NULL), CW_STATUS_NULL_ARGUMENT);
  assert_int_equal(cw_scope_init(&scope, &of_another_size), CW_STATUS_INVALID_ARGUMENT);
}

static void init__default_options__is_unconfined(void **state) {
  (void)state;
  static trail of_body;
  cw_scope scope;
  const cw_scope_options options = {sizeof options, NULL};
  assert_int_equal(cw_scope_init(&scope, &options), CW_STATUS_OK);
  cw_job_release(launch(&scope, ends, &of_body));
  assert_int_equal(of_body.ended, 1);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_OK);
}

static void close__empty_scope__is_ok_without_cause(void **state) {
  (void)state;
  cw_scope scope;
  cw_cause *cause = (cw_cause *)(void *)&scope;
  assert_int_equal(cw_scope_init(&scope, NULL), CW_STATUS_OK);
  assert_int_equal(cw_scope_close(&scope, &cause), CW_STATUS_OK);
  assert_null(cause);
}

static void close__cancelled_scope__is_cancelled_with_the_cause(void **state) {
  (void)state;
  cw_scope scope;
  cw_cause *cause, *found;
  assert_int_equal(cw_cause_create(CW_STATUS_BUSY, "enough", &cause), CW_STATUS_OK);
  assert_int_equal(cw_scope_init(&scope, NULL), CW_STATUS_OK);
  assert_true(cw_scope_cancel(&scope, cause));
  cw_cause_release(cause);
  assert_int_equal(cw_scope_close(&scope, &found), CW_STATUS_CANCELLED);
  assert_string_equal(cw_cause_message(found), "enough");
  cw_cause_release(found);
}

static void *cancel_scope(void *scope) {
  cw_scope_cancel(scope, NULL);
  return NULL;
}

static void close__jobs_parked__waits_until_another_thread_cancels(void **state) {
  (void)state;
  static trail of_body;
  cw_scope scope;
  pthread_t thread;
  assert_int_equal(cw_scope_init(&scope, NULL), CW_STATUS_OK);
  cw_job_release(launch(&scope, waits, &of_body));
  assert_int_equal(pthread_create(&thread, NULL, cancel_scope, &scope), 0);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_CANCELLED);
  assert_int_equal(of_body.ended, 1);
  assert_int_equal(pthread_join(thread, NULL), 0);
}

static cw_co_step closes_own_scope(cw_co *co, void *frame) {
  cw_scope *scope = *(cw_scope **)frame;
  CW_CO_BEGIN(co);
  assert_int_equal(cw_scope_close(scope, NULL), CW_STATUS_DEADLOCK);
  CW_CO_END(co);
}

static void close__from_its_own_body__is_a_deadlock_then_ends(void **state) {
  (void)state;
  cw_scope scope, *pointer = &scope;
  assert_int_equal(cw_scope_init(&scope, NULL), CW_STATUS_OK);
  assert_int_equal(CW_LAUNCH(&scope, closes_own_scope, NULL, pointer), CW_STATUS_OK);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_OK);
}

static cw_co_step opens_inner(cw_co *co, void *frame) {
  struct on_trail *self = frame;
  cw_scope inner;
  CW_CO_BEGIN(co);
  assert_int_equal(cw_scope_init(&inner, NULL), CW_STATUS_OK);
  assert_int_equal(cw_scope_close(&inner, NULL), CW_STATUS_OK);
  self->trail->ended++;
  CW_CO_END(co);
}

static void close__empty_scope_in_a_body__is_ok(void **state) {
  (void)state;
  static trail of_body;
  cw_scope scope;
  assert_int_equal(cw_scope_init(&scope, NULL), CW_STATUS_OK);
  cw_job_release(launch(&scope, opens_inner, &of_body));
  assert_int_equal(of_body.ended, 1);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_OK);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(init__wrong_arguments__are_refused),
      cmocka_unit_test(init__default_options__is_unconfined),
      cmocka_unit_test(close__empty_scope__is_ok_without_cause),
      cmocka_unit_test(close__cancelled_scope__is_cancelled_with_the_cause),
      cmocka_unit_test(close__jobs_parked__waits_until_another_thread_cancels),
      cmocka_unit_test(close__from_its_own_body__is_a_deadlock_then_ends),
      cmocka_unit_test(close__empty_scope_in_a_body__is_ok),
  };
  return cmocka_run_group_tests_name("job_scope", tests, NULL, NULL);
}
