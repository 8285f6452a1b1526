/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What every operation of every kind answers and stores, on values that have nothing special.
 */
#include "operations.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static const updater_type the_updater = THE_UPDATER;
static holder subject;
static arguments args;
static arguments *const a = &args;

static int set_up(void **state) {
  (void)state;
  holder_fill(&subject, &holder_class);
  args = right_arguments(&the_updater, &subject);
  return 0;
}

static int expect_neighbours_untouched(void **state) {
  (void)state;
  return neighbours_untouched(&subject) ? 0 : -1;
}

static void expect_stored(value expected) {
  assert_true(same(middle_of(&subject), expected));
}

static void get__after_plain_store__answers_it(void **state) {
  (void)state;
  for (int n = 0; n < SAMPLES; n++) {
    set_middle(&subject, sample(n));
    assert_true(same(OP(get)(TARGET), sample(n)));
  }
}

static void set__any_value__stores_it(void **state) {
  (void)state;
  for (int n = 0; n < SAMPLES; n++) {
    OP(set)(TARGET, sample(n));
    expect_stored(sample(n));
  }
}

static void lazy_set__any_value__stores_it(void **state) {
  (void)state;
  for (int n = 0; n < SAMPLES; n++) {
    OP(lazy_set)(TARGET, sample(n));
    expect_stored(sample(n));
  }
}

static void get_and_set__any_value__answers_the_one_before(void **state) {
  (void)state;
  assert_true(OP(get_and_set)(TARGET, sample(2)) == sample(1));
  assert_true(OP(get_and_set)(TARGET, sample(0)) == sample(2));
  expect_stored(sample(0));
}

#ifndef KIND_FLOATING

static void compare_and_set__equal__stores_and_is_true(void **state) {
  (void)state;
  assert_true(OP(compare_and_set)(TARGET, sample(1), sample(2)));
  expect_stored(sample(2));
  assert_true(OP(compare_and_set)(TARGET, sample(2), sample(2)));
  expect_stored(sample(2));
}

static void compare_and_set__different__stores_nothing_and_is_false(void **state) {
  (void)state;
  assert_false(OP(compare_and_set)(TARGET, sample(3), sample(2)));
  assert_false(OP(compare_and_set)(TARGET, sample(0), sample(2)));
  expect_stored(sample(1));
}

static void weak_compare_and_set__equal_and_retried__stores(void **state) {
  (void)state;
  while (!OP(weak_compare_and_set)(TARGET, sample(1), sample(2)))
    expect_stored(sample(1));
  expect_stored(sample(2));
}

static void weak_compare_and_set__different__stores_nothing_and_is_false(void **state) {
  (void)state;
  assert_false(OP(weak_compare_and_set)(TARGET, sample(3), sample(2)));
  expect_stored(sample(1));
}

static void compare_and_exchange__equal__stores_and_answers_expected(void **state) {
  (void)state;
  assert_true(OP(compare_and_exchange)(TARGET, sample(1), sample(2)) == sample(1));
  expect_stored(sample(2));
}

static void compare_and_exchange__different__answers_the_witness(void **state) {
  (void)state;
  assert_true(OP(compare_and_exchange)(TARGET, sample(3), sample(2)) == sample(1));
  expect_stored(sample(1));
}

/* ---- Functions: they note their arguments in the context, and may disturb the field at their first call ---- */

typedef struct witness {
  int calls;
  value last;
  value operand;
  int disturb; /* stores sample(5) at its first call, as another thread might */
} witness;

static value note(value before, witness *seen) {
  seen->last = before;
  if (seen->calls++ == 0 && seen->disturb)
    set_middle(&subject, sample(5));
  return sample(4);
}

static value update(value before, void *context) {
  return note(before, context);
}

static value accumulate(value before, value operand, void *context) {
  witness *seen = context;
  seen->operand = operand;
  return note(before, seen);
}

static void get_and_update__function__answers_the_value_before(void **state) {
  (void)state;
  witness seen = {0};
  assert_true(OP(get_and_update)(TARGET, update, &seen) == sample(1));
  expect_stored(sample(4));
  assert_int_equal(seen.calls, 1);
  assert_true(seen.last == sample(1));
}

static void update_and_get__function__answers_the_new_value(void **state) {
  (void)state;
  witness seen = {0};
  assert_true(OP(update_and_get)(TARGET, update, &seen) == sample(4));
  expect_stored(sample(4));
}

static void get_and_accumulate__function__sees_the_operand(void **state) {
  (void)state;
  witness seen = {0};
  assert_true(OP(get_and_accumulate)(TARGET, sample(3), accumulate, &seen) == sample(1));
  expect_stored(sample(4));
  assert_true(seen.operand == sample(3));
}

static void accumulate_and_get__function__answers_the_new_value(void **state) {
  (void)state;
  witness seen = {0};
  assert_true(OP(accumulate_and_get)(TARGET, sample(3), accumulate, &seen) == sample(4));
  expect_stored(sample(4));
}

static void get_and_update__field_changes_meanwhile__runs_again_on_the_new_value(void **state) {
  (void)state;
  witness seen = {.disturb = 1};
  assert_true(OP(get_and_update)(TARGET, update, &seen) == sample(5));
  assert_int_equal(seen.calls, 2);
  assert_true(seen.last == sample(5));
  expect_stored(sample(4));
}

static void get_and_accumulate__field_changes_meanwhile__runs_again_on_the_new_value(void **state) {
  (void)state;
  witness seen = {.disturb = 1};
  assert_true(OP(get_and_accumulate)(TARGET, sample(3), accumulate, &seen) == sample(5));
  assert_int_equal(seen.calls, 2);
  assert_true(seen.last == sample(5));
  expect_stored(sample(4));
}

#else

/* A number that is not equal to itself, and two zeros that are equal but differ. */
static void get_and_set__numbers_that_do_not_compare_as_their_bits__keeps_the_bits(void **state) {
  (void)state;
  const value odd[] = {(value)__builtin_nan("5"), (value)0.0, (value)-0.0, (value)__builtin_inf()};
  value before = sample(1);
  for (size_t n = 0; n < sizeof odd / sizeof odd[0]; n++) {
    assert_true(same(OP(get_and_set)(TARGET, odd[n]), before));
    assert_true(same(OP(get)(TARGET), odd[n]));
    before = odd[n];
  }
}

#endif

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, expect_neighbours_untouched)

int run_operation_results(void) {
  const struct CMUnitTest tests[] = {
      TEST(get__after_plain_store__answers_it),
      TEST(set__any_value__stores_it),
      TEST(lazy_set__any_value__stores_it),
      TEST(get_and_set__any_value__answers_the_one_before),
#ifndef KIND_FLOATING
      TEST(compare_and_set__equal__stores_and_is_true),
      TEST(compare_and_set__different__stores_nothing_and_is_false),
      TEST(weak_compare_and_set__equal_and_retried__stores),
      TEST(weak_compare_and_set__different__stores_nothing_and_is_false),
      TEST(compare_and_exchange__equal__stores_and_answers_expected),
      TEST(compare_and_exchange__different__answers_the_witness),
      TEST(get_and_update__function__answers_the_value_before),
      TEST(update_and_get__function__answers_the_new_value),
      TEST(get_and_accumulate__function__sees_the_operand),
      TEST(accumulate_and_get__function__answers_the_new_value),
      TEST(get_and_update__field_changes_meanwhile__runs_again_on_the_new_value),
      TEST(get_and_accumulate__field_changes_meanwhile__runs_again_on_the_new_value),
#else
      TEST(get_and_set__numbers_that_do_not_compare_as_their_bits__keeps_the_bits),
#endif
  };
  return cmocka_run_group_tests(tests, 0, 0);
}
