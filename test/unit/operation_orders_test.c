/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Every explicit operation with every order, valid or not: a valid one does what the operation does, an invalid one is
 * a fault with nothing stored.
 */
#include "fault_recorder.h"
#include "operations.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const updater_type the_updater = THE_UPDATER;
static fault_recorder recorder;
static holder subject;

static const cw_order orders[] = {
    CW_ORDER_RELAXED, CW_ORDER_CONSUME, CW_ORDER_ACQUIRE, CW_ORDER_RELEASE,    CW_ORDER_ACQ_REL,
    CW_ORDER_SEQ_CST, (cw_order)6,      (cw_order)31,     (cw_order)INT32_MAX, (cw_order)-1,
};
enum { ORDERS = sizeof orders / sizeof orders[0], VALID_ORDERS = 6 };

static bool may_load(cw_order order) {
  return order == CW_ORDER_RELAXED || order == CW_ORDER_CONSUME || order == CW_ORDER_ACQUIRE ||
         order == CW_ORDER_SEQ_CST;
}

static bool may_store(cw_order order) {
  return order == CW_ORDER_RELAXED || order == CW_ORDER_RELEASE || order == CW_ORDER_SEQ_CST;
}

static bool is_any(cw_order order) {
  return may_load(order) || may_store(order) || order == CW_ORDER_ACQ_REL;
}

static bool is_valid(const operation *op, const arguments *a) {
  if (op->takes & TAKES_LOAD_ORDER)
    return may_load(a->success);
  if (op->takes & TAKES_STORE_ORDER)
    return may_store(a->success);
  if (op->takes & TAKES_COMPARE_ORDERS)
    return is_any(a->success) && may_load(a->failure);
  return is_any(a->success);
}

#ifndef KIND_FLOATING
static value to_second(value before, void *context) {
  (void)before;
  (void)context;
  return sample(2);
}

static value to_operand(value before, value operand, void *context) {
  (void)operand;
  return to_second(before, context);
}
#endif

static arguments arguments_with_functions(void) {
  arguments a = right_arguments(&the_updater, &subject);
#ifndef KIND_FLOATING
  a.update = to_second;
  a.accumulate = to_operand;
#endif
  return a;
}

/* What an operation does to a new holder. */
typedef struct effect {
  answer answered;
  value stored;
} effect;

/* A weak compare-and-set may fail for no reason, so it is tried until it does not. */
static effect effect_of(const operation *op, const arguments *a) {
  holder_fill(&subject, &holder_class);
  effect e = {op->call(a), middle_of(&subject)};
  while (strstr(op->name, "weak") && recorder.count == 0 && !same(e.stored, sample(2)))
    e = (effect){op->call(a), middle_of(&subject)};
  assert_true(neighbours_untouched(&subject));
  return e;
}

/* An explicit operation with a valid order does what the one before it in the table does, which has none. */
static void check(const operation *op, const arguments *a) {
  fault_recorder_init(&recorder);
  effect actual = effect_of(op, a);
  bool valid = is_valid(op, a);
  effect expected = valid ? effect_of(op - 1, a) : (effect){0, sample(1)};
  if (recorder.count != (valid ? 0 : 1) || memcmp(&actual.answered, &expected.answered, sizeof(answer)) != 0 ||
      !same(actual.stored, expected.stored))
    fail_msg("%s with orders %d and %d: %d faults", op->name, (int)a->success, (int)a->failure, recorder.count);
  if (!valid)
    assert_int_equal(recorder.last.code, CW_FAULT_INVALID_ORDER);
}

static void explicit_operations__each_order__do_it_or_fault(void **state) {
  (void)state;
  arguments a = arguments_with_functions();
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    for (int success = 0; (op->takes & TAKES_ORDER) && success < ORDERS; success++)
      for (int failure = 0; failure < ORDERS; failure++) {
        a.success = orders[success];
        a.failure = orders[failure];
        check(op, &a);
      }
}

#ifndef KIND_FLOATING

/* A failing compare, for each pair of orders, stores nothing and says so. */
static void compares__each_order_and_another_value__store_nothing(void **state) {
  (void)state;
  arguments a = right_arguments(&the_updater, &subject);
  a.first = sample(3);
  holder_fill(&subject, &holder_class);
  for (int success = 0; success < VALID_ORDERS; success++)
    for (int failure = 0; failure < VALID_ORDERS; failure++) {
      a.success = orders[success];
      a.failure = orders[failure];
      if (!may_load(a.failure))
        continue;
      assert_false(call_compare_and_set_explicit(&a));
      assert_false(call_weak_compare_and_set_explicit(&a));
      assert_true(call_compare_and_exchange_explicit(&a) == (answer)sample(1));
      assert_true(same(middle_of(&subject), sample(1)));
    }
}

#endif

static int set_up(void **state) {
  (void)state;
  cw_fault_set_thread_handler(&recorder.handler);
  fault_recorder_init(&recorder);
  return 0;
}

int run_operation_orders(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(explicit_operations__each_order__do_it_or_fault),
#ifndef KIND_FLOATING
      cmocka_unit_test(compares__each_order_and_another_value__store_nothing),
#endif
  };
  return cmocka_run_group_tests(tests, set_up, 0);
}
