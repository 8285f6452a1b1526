/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How many operations a launch and a cancel make on the atomic fields, and that it is the same in scopes of any size.
 * So that a change that makes them dearer is seen. Built with the counting field idiom.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "job/counts.h"
#include "job_bodies.h"

static cw__field_count_table before, after;

static void begin(void) {
  cw__field_counts_read(&before);
}
static void end(void) {
  cw__field_counts_read(&after);
}

static uint64_t of(int field, int operation) {
  return after[field][operation] - before[field][operation];
}

static bool is_read_modify_write(int operation) {
  return operation >= CW__OPERATION_EXCHANGE;
}

static uint64_t total(bool read_modify_writes_only) {
  uint64_t sum = 0;
  for (int field = 0; field < CW__FIELD_COUNT; field++)
    for (int operation = 0; operation < CW__OPERATION_COUNT; operation++)
      if (!read_modify_writes_only || is_read_modify_write(operation))
        sum += of(field, operation);
  return sum;
}

static trail of_all;

static void launch_and_complete(cw_scope *scope) {
  assert_int_equal(CW_LAUNCH(scope, ends, NULL, (struct on_trail){&of_all}), CW_STATUS_OK);
}

static void launch_and_complete__one__is_two_exchanges(void **state) {
  (void)state;
  cw_scope scope;
  assert_int_equal(cw_scope_init(&scope, NULL), CW_STATUS_OK);
  begin();
  launch_and_complete(&scope);
  end();
  assert_int_equal(of(CW__FIELD_cw_job__state, CW__OPERATION_COMPARE), 2); /* push, end */
  assert_int_equal(total(true), 2);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_OK);
}

static void launch_and_cancel__one_with_handle__is_four_exchanges_and_a_release(void **state) {
  (void)state;
  cw_scope scope;
  assert_int_equal(cw_scope_init(&scope, NULL), CW_STATUS_OK);
  begin();
  cw_job *job = launch(&scope, waits, &of_all);
  assert_true(cw_job_cancel(job, NULL));
  cw_job_release(job);
  end();
  assert_int_equal(of(CW__FIELD_cw_job__state, CW__OPERATION_COMPARE), 4); /* push, park, cancel, end */
  assert_int_equal(of(CW__FIELD_cw__node__refs, CW__OPERATION_ADD), 1);
  assert_int_equal(total(true), 5);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_OK);
}

/* In hundredths of an operation per launch, sweeps included, in a scope with that many jobs that wait. */
static uint64_t cost_in_scope_of(int waiting) {
  enum { LAUNCHES = 100000 };
  cw_scope scope;
  assert_int_equal(cw_scope_init(&scope, NULL), CW_STATUS_OK);
  for (int i = 0; i < waiting; i++)
    cw_job_release(launch(&scope, waits, &of_all));
  begin();
  for (int i = 0; i < LAUNCHES; i++)
    launch_and_complete(&scope);
  end();
  cw_scope_cancel(&scope, NULL);
  assert_int_equal(cw_scope_close(&scope, NULL), CW_STATUS_CANCELLED);
  return total(false) * 100 / LAUNCHES;
}

static void launch_and_complete__among_many__costs_the_same(void **state) {
  (void)state;
  uint64_t in_100 = cost_in_scope_of(100);
  assert_in_range(in_100, 800, 2000);
  assert_in_range(cost_in_scope_of(1000), in_100 * 9 / 10, in_100 * 11 / 10);
  assert_in_range(cost_in_scope_of(10000), in_100 * 9 / 10, in_100 * 11 / 10);
}

static void names__each_field__is_class_and_field(void **state) {
  (void)state;
  assert_string_equal(cw__field_count_name(CW__FIELD_cw_job__state), "cw_job.state");
  assert_string_equal(cw__field_count_name(CW__FIELD_cw_loop__inbox), "cw_loop.inbox");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(launch_and_complete__one__is_two_exchanges),
      cmocka_unit_test(launch_and_cancel__one_with_handle__is_four_exchanges_and_a_release),
      cmocka_unit_test(launch_and_complete__among_many__costs_the_same),
      cmocka_unit_test(names__each_field__is_class_and_field),
  };
  return cmocka_run_group_tests_name("job_counts", tests, NULL, NULL);
}
