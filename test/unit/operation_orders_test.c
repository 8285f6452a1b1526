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

/* What the field holds after the operation's success: it adds or stores, or, for a load, leaves it. */
static value stored_by(const operation *op) {
  if (op->takes & TAKES_LOAD_ORDER)
    return sample(1);
  return sample(2); /* stored; or sample(1) + sample(1) */
}

/* A weak compare-and-set may fail for no reason, so it is tried until it does not. */
static void call_until_stored(const operation *op, const arguments *a) {
  op->call(a);
  while ((op->takes & TAKES_COMPARE_ORDERS) && recorder.count == 0 && subject.MIDDLE != sample(2))
    op->call(a);
}

static void check(const operation *op, const arguments *a) {
  fault_recorder_init(&recorder);
  holder_fill(&subject, &holder_class);
  call_until_stored(op, a);
  bool valid = is_valid(op, a);
  if (recorder.count != (valid ? 0 : 1) || subject.MIDDLE != (valid ? stored_by(op) : sample(1)))
    fail_msg("%s with orders %d and %d: %d faults", op->name, (int)a->success, (int)a->failure, recorder.count);
  assert_true(neighbours_untouched(&subject));
  if (!valid)
    assert_int_equal(recorder.last.code, CW_FAULT_INVALID_ORDER);
}

static void explicit_operations__each_order__do_it_or_fault(void **state) {
  (void)state;
  arguments a = right_arguments(&the_updater, &subject);
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    for (int success = 0; (op->takes & TAKES_ORDER) && success < ORDERS; success++)
      for (int failure = 0; failure < ORDERS; failure++) {
        a.success = orders[success];
        a.failure = orders[failure];
        check(op, &a);
      }
}

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
      assert_int_equal(call_compare_and_exchange_explicit(&a), (intptr_t)sample(1));
      assert_true(subject.MIDDLE == sample(1));
    }
}

static int set_up(void **state) {
  (void)state;
  cw_fault_set_thread_handler(&recorder.handler);
  fault_recorder_init(&recorder);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(explicit_operations__each_order__do_it_or_fault),
      cmocka_unit_test(compares__each_order_and_another_value__store_nothing),
  };
  return cmocka_run_group_tests(tests, set_up, 0);
}
