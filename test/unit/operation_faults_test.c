/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Every operation against every fault it can have. Each test leaves wrong not only the argument that it is about but
 * also all that come later in the documented order, so it shows the order too; and nothing may have been stored.
 */
#include "fault_recorder.h"
#include "operations.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const updater_type the_updater = THE_UPDATER;
static const cw_order no_order = (cw_order)77;
static fault_recorder recorder;
static holder subject;

static int set_up(void **state) {
  (void)state;
  fault_recorder_init(&recorder);
  cw_fault_set_thread_handler(&recorder.handler);
  holder_fill(&subject, &holder_class);
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  cw_fault_set_thread_handler(0);
  return 0;
}

#ifndef KIND_FLOATING
static value to_second(value before, void *context) {
  (void)before;
  return *(value *)context;
}

static value to_operand(value before, value operand, void *context) {
  (void)before;
  (void)operand;
  return *(value *)context;
}

/* Gives operations that take a function one that answers `*result`. */
static void give_functions(arguments *a, value *result) {
  a->update = to_second;
  a->accumulate = to_operand;
  a->context = result;
}
#else
static void give_functions(arguments *a, value *result) {
  (void)a;
  (void)result;
}
#endif

/* Right target, but a null function and no order; the value is right, for kinds where it cannot be wrong. */
static arguments wrong_rest(void) {
  arguments a = right_arguments(&the_updater, &subject);
  a.success = a.failure = no_order;
  return a;
}

static void expect_untouched(const operation *op) {
  if (!same(middle_of(&subject), sample(1)) || !neighbours_untouched(&subject))
    fail_msg("%s stored although it faulted", op->name);
}

/* Calls, and expects this one fault, named for this operation, with nothing stored and a zero answer. */
static void expect_fault(const operation *op, const arguments *a, cw_fault_code code) {
  recorder.count = 0;
  answer answered = op->call(a);
  if (recorder.count != 1 || recorder.last.code != code)
    fail_msg("%s: %d faults, the last \"%s\"; expected one \"%s\"", op->name, recorder.count,
             cw_fault_text(recorder.last.code), cw_fault_text(code));
  assert_true(answered == 0);
  assert_string_equal(recorder.last.operation, op->name);
  assert_ptr_equal(recorder.last.holder, a->holder);
  assert_non_null(recorder.last.call_site);
  assert_int_equal(recorder.last.size, sizeof(cw_fault));
  expect_untouched(op);
}

static void expect_success(const operation *op, const arguments *a) {
  recorder.count = 0;
  op->call(a);
  if (recorder.count != 0)
    fail_msg("%s: unexpected fault \"%s\"", op->name, cw_fault_text(recorder.last.code));
  assert_true(neighbours_untouched(&subject));
}

#ifdef BY_OFFSET

static void every_operation__null_object__faults_first(void **state) {
  (void)state;
  arguments a = wrong_rest();
  a.holder = 0;
  a.offset = -1;
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    expect_fault(op, &a, CW_FAULT_NULL_OBJECT);
}

static void every_operation__negative_offset__faults_second(void **state) {
  (void)state;
  arguments a = wrong_rest();
  a.offset = cw_field_offset(&holder_class, "no such field");
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    expect_fault(op, &a, CW_FAULT_NEGATIVE_OFFSET);
}

#else

static void every_operation__null_updater__faults_first(void **state) {
  (void)state;
  arguments a = wrong_rest();
  a.updater = 0;
  a.holder = 0;
  for (const operation *op = operations; op != operations + OPERATIONS; op++) {
    expect_fault(op, &a, CW_FAULT_NULL_UPDATER);
    assert_null(recorder.last.class_name);
    assert_null(recorder.last.field_name);
  }
}

static void every_operation__updater_left_all_zero__faults_as_null(void **state) {
  (void)state;
  static const updater_type never_made;
  arguments a = wrong_rest();
  a.updater = &never_made;
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    expect_fault(op, &a, CW_FAULT_NULL_UPDATER);
}

static void every_operation__null_holder__faults_second(void **state) {
  (void)state;
  arguments a = wrong_rest();
  a.holder = 0;
  for (const operation *op = operations; op != operations + OPERATIONS; op++) {
    expect_fault(op, &a, CW_FAULT_NULL_HOLDER);
    assert_string_equal(recorder.last.class_name, "holder");
    assert_string_equal(recorder.last.field_name, FIELD_NAME);
  }
}

/* Wrong in the value too, where the kind has wrong values. */
static arguments wrong_value(void) {
  arguments a = wrong_rest();
#ifdef KIND_POINTER
  a.second = &subject; /* a holder is no thing */
#endif
  return a;
}

static void every_operation__holder_of_another_class__faults_third(void **state) {
  (void)state;
  arguments a = wrong_value();
  subject.object.object_class = &stranger_class;
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    expect_fault(op, &a, CW_FAULT_WRONG_HOLDER);
}

static void every_operation__holder_without_class__faults_third(void **state) {
  (void)state;
  arguments a = wrong_value();
  subject.object.object_class = 0;
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    expect_fault(op, &a, CW_FAULT_WRONG_HOLDER);
}

static void every_operation__holder_of_superclass__faults_third(void **state) {
  (void)state;
  updater_type of_heir = the_updater;
  of_heir.base.holder_class = &heir_class;
  arguments a = wrong_value();
  a.updater = &of_heir;
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    expect_fault(op, &a, CW_FAULT_WRONG_HOLDER);
}

static void every_operation__holder_of_subclass__succeeds(void **state) {
  (void)state;
  value second = sample(2);
  arguments a = right_arguments(&the_updater, &subject);
  give_functions(&a, &second);
  for (const operation *op = operations; op != operations + OPERATIONS; op++) {
    holder_fill(&subject, &heir_class);
    expect_success(op, &a);
  }
}

#endif

#if defined KIND_POINTER && !defined BY_OFFSET

static void storing_operations__value_of_another_class__fault_fourth(void **state) {
  (void)state;
  arguments a = wrong_value();
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    if (op->takes & TAKES_VALUE) {
      expect_fault(op, &a, CW_FAULT_WRONG_VALUE);
      assert_ptr_equal(recorder.last.value, &subject);
    }
}

static void storing_operations__value_without_class__fault_fourth(void **state) {
  (void)state;
  thing unclassed = {{0}};
  arguments a = wrong_rest();
  a.second = &unclassed;
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    if (op->takes & TAKES_VALUE)
      expect_fault(op, &a, CW_FAULT_WRONG_VALUE);
}

static void storing_operations__wrong_value_and_failing_compare__fault(void **state) {
  (void)state;
  arguments a = right_arguments(&the_updater, &subject);
  a.first = sample(3); /* not what is there */
  a.second = &subject;
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    if (op->takes & TAKES_VALUE)
      expect_fault(op, &a, CW_FAULT_WRONG_VALUE);
}

static void storing_operations__null_value__succeed(void **state) {
  (void)state;
  arguments a = right_arguments(&the_updater, &subject);
  a.second = 0;
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    if (op->takes & TAKES_VALUE)
      expect_success(op, &a);
}

static void storing_operations__expected_of_any_class__succeed(void **state) {
  (void)state;
  arguments a = right_arguments(&the_updater, &subject);
  a.first = &subject;
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    if (op->takes & TAKES_VALUE)
      expect_success(op, &a);
}

static void function_operations__result_of_another_class__faults_at_the_store(void **state) {
  (void)state;
  value wrong = &subject;
  arguments a = right_arguments(&the_updater, &subject);
  give_functions(&a, &wrong);
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    if (op->takes & TAKES_FUNCTION) {
      expect_fault(op, &a, CW_FAULT_WRONG_VALUE);
      assert_ptr_equal(recorder.last.value, wrong);
    }
}

static void storing_operations__field_of_any_pointer__take_any_value(void **state) {
  (void)state;
  static const updater_type unchecked = CW_REF_UPDATER(holder_class, holder, ref_middle, thing, 0);
  arguments a = right_arguments(&unchecked, &subject);
  a.second = &subject;
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    if (op->takes & TAKES_VALUE)
      expect_success(op, &a);
}

#endif

static void function_operations__null_function__faults_after_the_target(void **state) {
  (void)state;
  arguments a = wrong_rest();
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    if (op->takes & TAKES_FUNCTION)
      expect_fault(op, &a, CW_FAULT_NULL_FUNCTION);
}

static void explicit_operations__no_order__faults_last(void **state) {
  (void)state;
  value second = sample(2);
  arguments a = wrong_rest();
  give_functions(&a, &second);
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    if (op->takes & TAKES_ORDER)
      expect_fault(op, &a, CW_FAULT_INVALID_ORDER);
}

static void expect_jump(const operation *op, const arguments *a) {
  jmp_buf escape;
  recorder.escape = &escape;
  if (setjmp(escape) == 0) {
    op->call(a);
    fail_msg("%s returned", op->name);
  }
}

static void every_operation__handler_jumps_away__stores_nothing(void **state) {
  (void)state;
  arguments a = wrong_rest();
  a.holder = 0;
  for (const operation *op = operations; op != operations + OPERATIONS; op++) {
    expect_jump(op, &a);
    expect_untouched(op);
  }
  assert_int_equal(recorder.count, OPERATIONS);
}

static void every_operation__right_arguments__succeeds(void **state) {
  (void)state;
  value second = sample(2);
  arguments a = right_arguments(&the_updater, &subject);
  give_functions(&a, &second);
  for (const operation *op = operations; op != operations + OPERATIONS; op++)
    expect_success(op, &a);
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int run_operation_faults(void) {
  const struct CMUnitTest tests[] = {
#ifdef BY_OFFSET
      TEST(every_operation__null_object__faults_first),
      TEST(every_operation__negative_offset__faults_second),
#else
      TEST(every_operation__null_updater__faults_first),
      TEST(every_operation__updater_left_all_zero__faults_as_null),
      TEST(every_operation__null_holder__faults_second),
      TEST(every_operation__holder_of_another_class__faults_third),
      TEST(every_operation__holder_without_class__faults_third),
      TEST(every_operation__holder_of_superclass__faults_third),
      TEST(every_operation__holder_of_subclass__succeeds),
#endif
#if defined KIND_POINTER && !defined BY_OFFSET
      TEST(storing_operations__value_of_another_class__fault_fourth),
      TEST(storing_operations__value_without_class__fault_fourth),
      TEST(storing_operations__wrong_value_and_failing_compare__fault),
      TEST(storing_operations__null_value__succeed),
      TEST(storing_operations__expected_of_any_class__succeed),
      TEST(function_operations__result_of_another_class__faults_at_the_store),
      TEST(storing_operations__field_of_any_pointer__take_any_value),
#endif
      TEST(function_operations__null_function__faults_after_the_target),
      TEST(explicit_operations__no_order__faults_last),
      TEST(every_operation__handler_jumps_away__stores_nothing),
      TEST(every_operation__right_arguments__succeeds),
  };
  return cmocka_run_group_tests(tests, 0, 0);
}
