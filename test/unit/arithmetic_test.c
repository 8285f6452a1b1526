/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the arithmetic and bitwise operations answer and store: across zero, and wrapping around at both extremes.
 */
#include "operations.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#ifdef IS_INTEGER

static const updater_type the_updater = THE_UPDATER;
static holder subject;

typedef answer calling(const arguments *a);

/* One operation on `start`: in the forms that answer the value before, and in those that answer the new one. */
typedef struct row {
  calling *first[2];
  calling *last[2];
  value start;
  value operand;
  value stored;
} row;

#define FORMS(before, after)                                                                                           \
  {before, before##_explicit}, {                                                                                       \
    after, after##_explicit                                                                                            \
  }
#define ADD FORMS(call_get_and_add, call_add_and_get)
#define INCREMENT FORMS(call_get_and_increment, call_increment_and_get)
#define DECREMENT FORMS(call_get_and_decrement, call_decrement_and_get)
#define OR FORMS(call_get_and_or, call_or_and_get)
#define AND FORMS(call_get_and_and, call_and_and_get)
#define XOR FORMS(call_get_and_xor, call_xor_and_get)
#define MIN FORMS(call_get_and_min, call_min_and_get)
#define MAX FORMS(call_get_and_max, call_max_and_get)

/* Negative numbers are the great ones of an unsigned kind. */
#define N(number) ((value)(number))

static const row rows[] = {
    {ADD, 0, 0, 0},
    {ADD, 1, 2, 3},
    {ADD, 3, N(-5), N(-2)},
    {ADD, N(-2), 5, 3},
    {ADD, HIGHEST, 1, LOWEST},
    {ADD, LOWEST, N(-1), HIGHEST},
    {ADD, LOWEST, LOWEST, 0},
    {ADD, HIGHEST, HIGHEST, N(-2)},
    {ADD, HALFWAY, HALFWAY - 1, HALFWAY + (HALFWAY - 1)},
    {INCREMENT, 0, 0, 1},
    {INCREMENT, N(-1), 0, 0},
    {INCREMENT, HIGHEST, 0, LOWEST},
    {DECREMENT, 1, 0, 0},
    {DECREMENT, 0, 0, N(-1)},
    {DECREMENT, LOWEST, 0, HIGHEST},
    {OR, 0x0f, 0x35, 0x3f},
    {OR, LOWEST, 1, LOWEST + 1},
    {OR, HALFWAY, 1, HALFWAY + 1},
    {OR, 5, 0, 5},
    {AND, 0x0f, 0x35, 0x05},
    {AND, N(-1), HIGHEST, HIGHEST},
    {AND, N(-1), N(-1), N(-1)},
    {XOR, 0x0f, 0x35, 0x3a},
    {XOR, N(-1), LOWEST, HIGHEST},
    {XOR, 7, 7, 0},
    {MIN, 3, 2, 2},
    {MIN, 2, 3, 2},
    {MIN, HIGHEST, LOWEST, LOWEST},
    {MIN, LOWEST, HIGHEST, LOWEST},
    {MIN, HALFWAY, 3, 3},
    {MIN, 4, 4, 4},
    {MAX, 3, 2, 3},
    {MAX, 2, 3, 3},
    {MAX, LOWEST, HIGHEST, HIGHEST},
    {MAX, HIGHEST, LOWEST, HIGHEST},
    {MAX, 3, HALFWAY, HALFWAY},
    {MAX, 4, 4, 4},
#ifdef KIND_UNSIGNED
    {MIN, 3, N(-3), 3},
    {MIN, N(-3), 3, 3},
    {MAX, 3, N(-3), N(-3)},
    {MAX, N(-3), 3, N(-3)},
#else
    {MIN, 3, -3, -3},
    {MIN, -3, 3, -3},
    {MAX, 3, -3, 3},
    {MAX, -3, 3, 3},
#endif
};

static void check(const row *r, calling *call, value expected) {
  holder_fill(&subject, &holder_class);
  set_middle(&subject, r->start);
  arguments a = right_arguments(&the_updater, &subject);
  a.first = r->operand;
  answer answered = call(&a);
  if (answered != expected || middle_of(&subject) != r->stored || !neighbours_untouched(&subject))
    fail_msg("row %d, start %lld, operand %lld: answered %lld and stored %lld", (int)(r - rows), (long long)r->start,
             (long long)r->operand, (long long)answered, (long long)middle_of(&subject));
}

static void get_and_x__each_row__answers_the_value_before(void **state) {
  (void)state;
  for (const row *r = rows; r != *(&rows + 1); r++)
    for (int form = 0; form < 2; form++)
      check(r, r->first[form], r->start);
}

static void x_and_get__each_row__answers_the_new_value(void **state) {
  (void)state;
  for (const row *r = rows; r != *(&rows + 1); r++)
    for (int form = 0; form < 2; form++)
      check(r, r->last[form], r->stored);
}

/* Every value around zero, one step at a time, in both directions. */
static void increment_and_decrement__across_zero__count(void **state) {
  (void)state;
  holder_fill(&subject, &holder_class);
  set_middle(&subject, N(-100));
  const arguments a = right_arguments(&the_updater, &subject);
  for (int n = -100; n < 100; n++)
    assert_true(call_get_and_increment(&a) == N(n));
  for (int n = 100; n > -100; n--)
    assert_true(call_get_and_decrement(&a) == N(n));
  assert_true(middle_of(&subject) == N(-100));
}

int run_arithmetic(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(get_and_x__each_row__answers_the_value_before),
      cmocka_unit_test(x_and_get__each_row__answers_the_new_value),
      cmocka_unit_test(increment_and_decrement__across_zero__count),
  };
  return cmocka_run_group_tests(tests, 0, 0);
}

#else

int run_arithmetic(void) {
  return 0;
}

#endif
