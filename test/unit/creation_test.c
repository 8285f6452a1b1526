/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Making updaters by name and looking up offsets: every status, in its order, with its message; and running out of
 * memory. Linked with --wrap=malloc.
 */
#include "fault_recorder.h"
#include "shapes.h"
#include <castaway/updater.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- An allocator that fails at the n-th call ---- */

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);

static int allocations;
static int failing_allocation; /* 0: none */

void *__wrap_malloc(size_t size) {
  allocations++;
  return allocations == failing_allocation ? 0 : __real_malloc(size);
}

/* ---- A class with one field for each way to be wrong ---- */

enum { ATOMIC = CW_FIELD_ATOMIC, PRIVATE = CW_FIELD_PRIVATE };

/* Names say what is wrong, most important first; from the second letter group on, what else would be wrong as well. */
static const cw_field odd_fields[] = {
    {"int", 0, 16, 4, CW_KIND_INT, ATOMIC},
    {"long", 0, 24, 8, CW_KIND_LONG, ATOMIC},
    {"ref", &thing_class, 32, 8, CW_KIND_REF, ATOMIC},
    {"any", 0, 32, 8, CW_KIND_REF, ATOMIC},
    {"private", 0, 18, 4, 99, PRIVATE},
    {"unknown kind", 0, 18, 4, 99, 0},
    {"short int", 0, 17, 2, CW_KIND_INT, 0},
    {"short long", 0, 17, 4, CW_KIND_LONG, 0},
    {"short ref", &thing_class, 17, 4, CW_KIND_REF, 0},
    {"foreign ref", &holder_class, 17, 8, CW_KIND_REF, 0},
    {"plain int", 0, 18, 4, CW_KIND_INT, 0},
    {"plain long", 0, 20, 8, CW_KIND_LONG, 0},
    {"plain ref", &thing_class, 20, 8, CW_KIND_REF, 0},
    {"crooked int", 0, 18, 4, CW_KIND_INT, ATOMIC},
    {"crooked long", 0, 20, 8, CW_KIND_LONG, ATOMIC},
    {"crooked ref", &thing_class, 20, 8, CW_KIND_REF, ATOMIC},
    {"empty", 0, 16, 0, CW_KIND_INT, ATOMIC},
};
static const cw_class odd_class = {"odd", 0, odd_fields, CW__COUNT(odd_fields), 64, 0, 0, {&odd_class}};

/* ---- Each kind's creation, by one signature ---- */

static cw_status new_int(const cw_class *c, const char *name, const cw_updater **made) {
  const cw_int_updater *updater = (const cw_int_updater *)&odd_class; /* must be overwritten */
  cw_status status = cw_new_int_updater(c, name, &updater);
  *made = (const cw_updater *)updater;
  return status;
}

static cw_status new_long(const cw_class *c, const char *name, const cw_updater **made) {
  const cw_long_updater *updater = (const cw_long_updater *)&odd_class;
  cw_status status = cw_new_long_updater(c, name, &updater);
  *made = (const cw_updater *)updater;
  return status;
}

static cw_status new_ref(const cw_class *c, const char *name, const cw_updater **made) {
  const cw_ref_updater *updater = (const cw_ref_updater *)&odd_class;
  cw_status status = cw_new_ref_updater(c, &thing_class, name, &updater);
  *made = (const cw_updater *)updater;
  return status;
}

typedef cw_status new_updater(const cw_class *c, const char *name, const cw_updater **made);
static new_updater *const creations[] = {new_int, new_long, new_ref};

static void expect_message(const char *class_name, const char *field_name, cw_status status) {
  assert_non_null(strstr(cw_last_error(), class_name));
  assert_non_null(strstr(cw_last_error(), field_name));
  assert_non_null(strstr(cw_last_error(), cw_status_text(status)));
}

static void expect_failure(new_updater *create, const char *name, cw_status expected) {
  const cw_updater *made;
  cw_status status = create(&odd_class, name, &made);
  if (status != expected)
    fail_msg("field \"%s\": %s instead of %s", name, cw_status_name(status), cw_status_name(expected));
  assert_null(made);
  expect_message("odd", name, expected);
}

static void expect_same_failure(const char *name, cw_status expected) {
  for (int kind = 0; kind < 3; kind++)
    expect_failure(creations[kind], name, expected);
}

static void expect_success(new_updater *create, const char *name, const cw_field *field) {
  const cw_updater *made;
  assert_int_equal(create(&odd_class, name, &made), CW_STATUS_OK);
  assert_ptr_equal(made->holder_class, &odd_class);
  assert_ptr_equal(made->value_class, field->value_class);
  assert_string_equal(made->name, field->name);
  assert_int_equal(made->offset, field->offset);
  assert_int_equal(made->size, field->size);
  assert_int_equal(made->kind, field->kind);
  cw_updater_free(made);
}

/* ---- The statuses in their order ---- */

static void new_updater__right_field__is_made(void **state) {
  (void)state;
  expect_success(new_int, "int", &odd_fields[0]);
  expect_success(new_long, "long", &odd_fields[1]);
  expect_success(new_ref, "ref", &odd_fields[2]);
}

static void new_updater__name_in_memory_that_goes__keeps_the_descriptors_name(void **state) {
  (void)state;
  char name[] = "int";
  const cw_updater *made;
  assert_int_equal(new_int(&odd_class, name, &made), CW_STATUS_OK);
  memset(name, 0, sizeof name);
  assert_string_equal(made->name, "int");
  cw_updater_free(made);
}

static void new_updater__null_class_or_name__null_argument(void **state) {
  (void)state;
  const cw_updater *made;
  for (int kind = 0; kind < 3; kind++) {
    assert_int_equal(creations[kind](0, "int", &made), CW_STATUS_NULL_ARGUMENT);
    assert_null(made);
    expect_message("(null)", "int", CW_STATUS_NULL_ARGUMENT);
    assert_int_equal(creations[kind](&odd_class, 0, &made), CW_STATUS_NULL_ARGUMENT);
    assert_null(made);
    expect_message("odd", "(null)", CW_STATUS_NULL_ARGUMENT);
  }
}

static void new_updater__no_place_for_the_result__null_argument(void **state) {
  (void)state;
  assert_int_equal(cw_new_int_updater(&odd_class, "int", 0), CW_STATUS_NULL_ARGUMENT);
  assert_int_equal(cw_new_long_updater(&odd_class, "long", 0), CW_STATUS_NULL_ARGUMENT);
  assert_int_equal(cw_new_ref_updater(&odd_class, &thing_class, "ref", 0), CW_STATUS_NULL_ARGUMENT);
  expect_message("odd", "ref", CW_STATUS_NULL_ARGUMENT);
}

static void new_updater__no_such_field__says_so(void **state) {
  (void)state;
  expect_same_failure("missing", CW_STATUS_NO_SUCH_FIELD);
  expect_same_failure("", CW_STATUS_NO_SUCH_FIELD);
}

static void new_updater__inherited_field__no_such_field(void **state) {
  (void)state;
  const cw_updater *made;
  assert_int_equal(new_int(&heir_class, "int_middle", &made), CW_STATUS_NO_SUCH_FIELD);
  expect_message("heir", "int_middle", CW_STATUS_NO_SUCH_FIELD);
}

static void new_updater__private_field__not_accessible(void **state) {
  (void)state;
  expect_same_failure("private", CW_STATUS_NOT_ACCESSIBLE);
}

static void new_updater__another_kind__wrong_kind(void **state) {
  (void)state;
  expect_same_failure("unknown kind", CW_STATUS_WRONG_KIND);
  expect_failure(new_int, "long", CW_STATUS_WRONG_KIND);
  assert_non_null(strstr(cw_last_error(), "it is a long of 8 bytes; wanted: an int of 4"));
  expect_failure(new_int, "ref", CW_STATUS_WRONG_KIND);
  expect_failure(new_long, "int", CW_STATUS_WRONG_KIND);
  expect_failure(new_long, "ref", CW_STATUS_WRONG_KIND);
  expect_failure(new_ref, "int", CW_STATUS_WRONG_KIND);
  expect_failure(new_ref, "long", CW_STATUS_WRONG_KIND);
}

static void new_updater__another_width__wrong_kind(void **state) {
  (void)state;
  expect_failure(new_int, "short int", CW_STATUS_WRONG_KIND);
  expect_failure(new_int, "empty", CW_STATUS_WRONG_KIND);
  expect_failure(new_long, "short long", CW_STATUS_WRONG_KIND);
  expect_failure(new_ref, "short ref", CW_STATUS_WRONG_KIND);
}

static void new_ref_updater__another_value_class__wrong_value_class(void **state) {
  (void)state;
  const cw_ref_updater *made;
  expect_failure(new_ref, "foreign ref", CW_STATUS_WRONG_VALUE_CLASS);
  expect_failure(new_ref, "any", CW_STATUS_WRONG_VALUE_CLASS);
  assert_int_equal(cw_new_ref_updater(&odd_class, &special_thing_class, "ref", &made), CW_STATUS_WRONG_VALUE_CLASS);
  assert_int_equal(cw_new_ref_updater(&odd_class, 0, "ref", &made), CW_STATUS_WRONG_VALUE_CLASS);
  assert_null(made);
}

static void new_ref_updater__field_of_any_pointer__takes_null_value_class(void **state) {
  (void)state;
  const cw_ref_updater *made;
  assert_int_equal(cw_new_ref_updater(&odd_class, 0, "any", &made), CW_STATUS_OK);
  assert_null(made->base.value_class);
  cw_updater_free(&made->base);
}

static void new_updater__field_not_atomic__says_so(void **state) {
  (void)state;
  expect_failure(new_int, "plain int", CW_STATUS_NOT_ATOMIC);
  expect_failure(new_long, "plain long", CW_STATUS_NOT_ATOMIC);
  expect_failure(new_ref, "plain ref", CW_STATUS_NOT_ATOMIC);
}

static void new_updater__offset_no_multiple_of_size__misaligned(void **state) {
  (void)state;
  expect_failure(new_int, "crooked int", CW_STATUS_MISALIGNED);
  expect_failure(new_long, "crooked long", CW_STATUS_MISALIGNED);
  expect_failure(new_ref, "crooked ref", CW_STATUS_MISALIGNED);
}

static void new_updater__each_allocation_failing__no_memory_then_success(void **state) {
  (void)state;
  static const char *const names[] = {"int", "long", "ref"};
  for (int kind = 0; kind < 3; kind++) {
    allocations = 0;
    failing_allocation = 1;
    expect_failure(creations[kind], names[kind], CW_STATUS_NO_MEMORY);
    allocations = 0;
    failing_allocation = 2; /* there is no second one */
    expect_success(creations[kind], names[kind], &odd_fields[kind]);
    assert_int_equal(allocations, 1);
  }
  failing_allocation = 0;
}

static void new_updater__every_failure_but_memory__allocates_nothing(void **state) {
  (void)state;
  allocations = 0;
  expect_same_failure("missing", CW_STATUS_NO_SUCH_FIELD);
  expect_failure(new_int, "crooked int", CW_STATUS_MISALIGNED);
  assert_int_equal(allocations, 0);
}

static void new_updater__failure__raises_no_fault(void **state) {
  (void)state;
  fault_recorder recorder;
  fault_recorder_init(&recorder);
  cw_fault_set_thread_handler(&recorder.handler);
  expect_same_failure("missing", CW_STATUS_NO_SUCH_FIELD);
  assert_int_equal(cw_field_offset(&odd_class, "missing"), -1);
  cw_fault_set_thread_handler(0);
  assert_int_equal(recorder.count, 0);
}

static void updater_free__null__is_ignored(void **state) {
  (void)state;
  cw_updater_free(0);
}

/* ---- Offsets ---- */

static void field_offset__right_fields__is_theirs(void **state) {
  (void)state;
  assert_int_equal(cw_field_offset(&odd_class, "int"), 16);
  assert_int_equal(cw_field_offset(&odd_class, "long"), 24);
  assert_int_equal(cw_field_offset(&odd_class, "ref"), 32);
  assert_int_equal(cw_field_offset(&heir_class, "own"), offsetof(heir, own));
}

static void expect_no_offset(const cw_class *c, const char *name, cw_status why) {
  assert_int_equal(cw_field_offset(c, name), -1);
  expect_message(c ? c->name : "(null)", name ? name : "(null)", why);
}

static void field_offset__wrong__is_negative_and_says_why(void **state) {
  (void)state;
  expect_no_offset(0, "int", CW_STATUS_NULL_ARGUMENT);
  expect_no_offset(&odd_class, 0, CW_STATUS_NULL_ARGUMENT);
  expect_no_offset(&odd_class, "missing", CW_STATUS_NO_SUCH_FIELD);
  expect_no_offset(&heir_class, "int_middle", CW_STATUS_NO_SUCH_FIELD);
  expect_no_offset(&odd_class, "private", CW_STATUS_NOT_ACCESSIBLE);
  expect_no_offset(&odd_class, "plain int", CW_STATUS_NOT_ATOMIC);
  expect_no_offset(&odd_class, "crooked long", CW_STATUS_MISALIGNED);
  expect_no_offset(&odd_class, "empty", CW_STATUS_MISALIGNED);
}

/* ---- cw_last_error ---- */

static void *last_error_of_new_thread(void *copy) {
  strcpy(copy, cw_last_error());
  (void)cw_field_offset(&odd_class, "of the other thread");
  return 0;
}

static void last_error__other_thread__has_its_own(void **state) {
  (void)state;
  char theirs[256] = "?";
  pthread_t thread;
  expect_no_offset(&odd_class, "missing", CW_STATUS_NO_SUCH_FIELD);
  assert_int_equal(pthread_create(&thread, 0, last_error_of_new_thread, theirs), 0);
  pthread_join(thread, 0);
  assert_string_equal(theirs, "");
  expect_message("odd", "missing", CW_STATUS_NO_SUCH_FIELD);
}

static void last_error__endless_name__is_cut(void **state) {
  (void)state;
  char name[5000];
  memset(name, 'x', sizeof name - 1);
  name[sizeof name - 1] = 0;
  assert_int_equal(cw_field_offset(&odd_class, name), -1);
  assert_true(strlen(cw_last_error()) < 320);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(new_updater__right_field__is_made),
      cmocka_unit_test(new_updater__name_in_memory_that_goes__keeps_the_descriptors_name),
      cmocka_unit_test(new_updater__null_class_or_name__null_argument),
      cmocka_unit_test(new_updater__no_place_for_the_result__null_argument),
      cmocka_unit_test(new_updater__no_such_field__says_so),
      cmocka_unit_test(new_updater__inherited_field__no_such_field),
      cmocka_unit_test(new_updater__private_field__not_accessible),
      cmocka_unit_test(new_updater__another_kind__wrong_kind),
      cmocka_unit_test(new_updater__another_width__wrong_kind),
      cmocka_unit_test(new_ref_updater__another_value_class__wrong_value_class),
      cmocka_unit_test(new_ref_updater__field_of_any_pointer__takes_null_value_class),
      cmocka_unit_test(new_updater__field_not_atomic__says_so),
      cmocka_unit_test(new_updater__offset_no_multiple_of_size__misaligned),
      cmocka_unit_test(new_updater__each_allocation_failing__no_memory_then_success),
      cmocka_unit_test(new_updater__every_failure_but_memory__allocates_nothing),
      cmocka_unit_test(new_updater__failure__raises_no_fault),
      cmocka_unit_test(updater_free__null__is_ignored),
      cmocka_unit_test(field_offset__right_fields__is_theirs),
      cmocka_unit_test(field_offset__wrong__is_negative_and_says_why),
      cmocka_unit_test(last_error__other_thread__has_its_own),
      cmocka_unit_test(last_error__endless_name__is_cut),
  };
  return cmocka_run_group_tests(tests, 0, 0);
}
