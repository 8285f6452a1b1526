/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the arithmetic and bitwise operations answer and store: across zero, and wrapping around at both extremes.
 */
#include "operations.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static const updater_type the_updater = THE_UPDATER;
static holder subject;

/* One operation on `start`; the pair that answers the value before and the new one is checked together. */
typedef struct row {
  intptr_t (*get_first)(const arguments *a);
  intptr_t (*get_last)(const arguments *a);
  value start;
  value operand;
  value stored;
} row;

static const row rows[] = {
    {call_get_and_add, call_add_and_get, 0, 0, 0},
    {call_get_and_add, call_add_and_get, 1, 2, 3},
    {call_get_and_add, call_add_and_get, 3, -5, -2},
    {call_get_and_add, call_add_and_get, -2, 5, 3},
    {call_get_and_add, call_add_and_get, HIGHEST, 1, LOWEST},
    {call_get_and_add, call_add_and_get, LOWEST, -1, HIGHEST},
    {call_get_and_add, call_add_and_get, LOWEST, LOWEST, 0},
    {call_get_and_add, call_add_and_get, HIGHEST, HIGHEST, -2},
    {call_get_and_increment, call_increment_and_get, 0, 0, 1},
    {call_get_and_increment, call_increment_and_get, -1, 0, 0},
    {call_get_and_increment, call_increment_and_get, HIGHEST, 0, LOWEST},
    {call_get_and_decrement, call_decrement_and_get, 1, 0, 0},
    {call_get_and_decrement, call_decrement_and_get, 0, 0, -1},
    {call_get_and_decrement, call_decrement_and_get, LOWEST, 0, HIGHEST},
    {call_get_and_or, call_or_and_get, 0x0f, 0x35, 0x3f},
    {call_get_and_or, call_or_and_get, LOWEST, 1, LOWEST + 1},
    {call_get_and_or, call_or_and_get, 5, 0, 5},
    {call_get_and_and, call_and_and_get, 0x0f, 0x35, 0x05},
    {call_get_and_and, call_and_and_get, -1, HIGHEST, HIGHEST},
    {call_get_and_and, call_and_and_get, -1, -1, -1},
    {call_get_and_xor, call_xor_and_get, 0x0f, 0x35, 0x3a},
    {call_get_and_xor, call_xor_and_get, -1, LOWEST, HIGHEST},
    {call_get_and_xor, call_xor_and_get, 7, 7, 0},
    {call_get_and_min, call_min_and_get, 3, -3, -3},
    {call_get_and_min, call_min_and_get, -3, 3, -3},
    {call_get_and_min, call_min_and_get, HIGHEST, LOWEST, LOWEST},
    {call_get_and_min, call_min_and_get, 4, 4, 4},
    {call_get_and_max, call_max_and_get, 3, -3, 3},
    {call_get_and_max, call_max_and_get, -3, 3, 3},
    {call_get_and_max, call_max_and_get, LOWEST, HIGHEST, HIGHEST},
    {call_get_and_max, call_max_and_get, 4, 4, 4},
};

static void check(const row *r, intptr_t (*call)(const arguments *a), value answer) {
  holder_fill(&subject, &holder_class);
  subject.MIDDLE = r->start;
  arguments a = right_arguments(&the_updater, &subject);
  a.first = r->operand;
  intptr_t answered = call(&a);
  if (answered != (intptr_t)answer || subject.MIDDLE != r->stored || !neighbours_untouched(&subject))
    fail_msg("row %d, start %lld, operand %lld: answered %lld and stored %lld", (int)(r - rows), (long long)r->start,
             (long long)r->operand, (long long)answered, (long long)subject.MIDDLE);
}

static void get_and_x__each_row__answers_the_value_before(void **state) {
  (void)state;
  for (const row *r = rows; r != *(&rows + 1); r++)
    check(r, r->get_first, r->start);
}

static void x_and_get__each_row__answers_the_new_value(void **state) {
  (void)state;
  for (const row *r = rows; r != *(&rows + 1); r++)
    check(r, r->get_last, r->stored);
}

/* Every value around zero, one step at a time, in both directions. */
static void increment_and_decrement__across_zero__count(void **state) {
  (void)state;
  holder_fill(&subject, &holder_class);
  subject.MIDDLE = -100;
  const arguments a = right_arguments(&the_updater, &subject);
  for (int n = -100; n < 100; n++)
    assert_int_equal(call_get_and_increment(&a), n);
  for (int n = 100; n > -100; n--)
    assert_int_equal(call_get_and_decrement(&a), n);
  assert_true(subject.MIDDLE == -100);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(get_and_x__each_row__answers_the_value_before),
      cmocka_unit_test(x_and_get__each_row__answers_the_new_value),
      cmocka_unit_test(increment_and_decrement__across_zero__count),
  };
  return cmocka_run_group_tests(tests, 0, 0);
}
