/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Making updaters by name and looking up offsets: every status, in its order, with its message; and running out of
 * memory. Linked with --wrap=malloc.
 */
#include "fault_recorder.h"
#include "shapes.h"
#include <castaway/castaway.h>
#include <castaway/kinds.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
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

/* For each kind a right field, one of half the width, one that is not atomic and one at an odd offset. */
#define FIELDS_OF(kind, KIND, bytes, value_class)                                                                      \
  {#kind, value_class, 32, bytes, CW_KIND_##KIND, ATOMIC},                                                             \
      {"narrow " #kind, value_class, 17, (bytes) / 2, CW_KIND_##KIND, 0},                                              \
      {"wide " #kind, value_class, 17, (bytes) * 2, CW_KIND_##KIND, 0},                                                \
      {"plain " #kind, value_class, 18, bytes, CW_KIND_##KIND, 0}, {                                                   \
    "crooked " #kind, value_class, (bytes) + (bytes) / 2, bytes, CW_KIND_##KIND, ATOMIC                                \
  }

/* Names say what is wrong, most important first; some fields are wrong in what is looked at later, too. */
static const cw_field odd_fields[] = {
    {"private", 0, 18, 4, 99, PRIVATE},
    {"unknown kind", 0, 18, 4, 99, 0},
    {"any", 0, 32, 8, CW_KIND_REF, ATOMIC},
    {"foreign ref", &holder_class, 17, 8, CW_KIND_REF, 0},
    {"empty", 0, 16, 0, CW_KIND_INT, ATOMIC},
    FIELDS_OF(ref, REF, 8, &thing_class),
    FIELDS_OF(int, INT, 4, 0),
    FIELDS_OF(long, LONG, 8, 0),
    FIELDS_OF(byte, BYTE, 1, 0),
    FIELDS_OF(short, SHORT, 2, 0),
    FIELDS_OF(ubyte, UBYTE, 1, 0),
    FIELDS_OF(ushort, USHORT, 2, 0),
    FIELDS_OF(uint, UINT, 4, 0),
    FIELDS_OF(ulong, ULONG, 8, 0),
    FIELDS_OF(bool, BOOL, 1, 0),
    FIELDS_OF(float, FLOAT, 4, 0),
    FIELDS_OF(double, DOUBLE, 8, 0),
#ifdef CW_HAVE_INT128
    FIELDS_OF(int128, INT128, 16, 0),
    FIELDS_OF(uint128, UINT128, 16, 0),
#endif
};
static const cw_class odd_class = {"odd", 0, odd_fields, CW__COUNT(odd_fields), 64, 0, 0, {&odd_class}};

/* ---- Each kind's creation, by one signature ---- */

typedef cw_status new_updater(const cw_class *c, const char *name, const cw_updater **made);

/* The variable for the result starts as something else, which must be overwritten. */
#define DEFINE_NEW(kind)                                                                                               \
  static cw_status new_##kind(const cw_class *c, const char *name, const cw_updater **made) {                          \
    const cw_##kind##_updater *updater = (const cw_##kind##_updater *)&odd_class;                                      \
    cw_status status = cw_new_##kind##_updater(c, name, &updater);                                                     \
    *made = (const cw_updater *)updater;                                                                               \
    return status;                                                                                                     \
  }                                                                                                                    \
  static cw_status new_##kind##_nowhere(void) {                                                                        \
    return cw_new_##kind##_updater(&odd_class, #kind, 0);                                                              \
  }
DEFINE_NEW(int)
DEFINE_NEW(long)
DEFINE_NEW(byte)
DEFINE_NEW(short)
DEFINE_NEW(ubyte)
DEFINE_NEW(ushort)
DEFINE_NEW(uint)
DEFINE_NEW(ulong)
DEFINE_NEW(bool)
DEFINE_NEW(float)
DEFINE_NEW(double)
#ifdef CW_HAVE_INT128
DEFINE_NEW(int128)
DEFINE_NEW(uint128)
#endif

static cw_status new_ref(const cw_class *c, const char *name, const cw_updater **made) {
  const cw_ref_updater *updater = (const cw_ref_updater *)&odd_class;
  cw_status status = cw_new_ref_updater(c, &thing_class, name, &updater);
  *made = (const cw_updater *)updater;
  return status;
}

static cw_status new_ref_nowhere(void) {
  return cw_new_ref_updater(&odd_class, &thing_class, "ref", 0);
}

/* The kinds, by the names of their right fields. */
typedef struct creation {
  const char *field;
  new_updater *create;
  cw_status (*create_nowhere)(void);
} creation;
#define CREATION(kind) {#kind, new_##kind, new_##kind##_nowhere}
static const creation creations[] = {
    CREATION(ref),    CREATION(int),     CREATION(long),  CREATION(byte), CREATION(short), CREATION(ubyte),
    CREATION(ushort), CREATION(uint),    CREATION(ulong), CREATION(bool), CREATION(float), CREATION(double),
#ifdef CW_HAVE_INT128
    CREATION(int128), CREATION(uint128),
#endif
};
enum { KINDS = sizeof creations / sizeof creations[0] };

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
  for (int kind = 0; kind < KINDS; kind++)
    expect_failure(creations[kind].create, name, expected);
}

/* For each kind, its field of that description. */
static void expect_failure_of_own(const char *description, cw_status expected) {
  for (int kind = 0; kind < KINDS; kind++) {
    char name[32];
    snprintf(name, sizeof name, "%s %s", description, creations[kind].field);
    expect_failure(creations[kind].create, name, expected);
  }
}

static void expect_success(new_updater *create, const char *name) {
  const cw_field *field = cw_class_find_field(&odd_class, name);
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
  for (int kind = 0; kind < KINDS; kind++)
    expect_success(creations[kind].create, creations[kind].field);
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
  for (int kind = 0; kind < KINDS; kind++) {
    assert_int_equal(creations[kind].create(0, "int", &made), CW_STATUS_NULL_ARGUMENT);
    assert_null(made);
    expect_message("(null)", "int", CW_STATUS_NULL_ARGUMENT);
    assert_int_equal(creations[kind].create(&odd_class, 0, &made), CW_STATUS_NULL_ARGUMENT);
    assert_null(made);
    expect_message("odd", "(null)", CW_STATUS_NULL_ARGUMENT);
  }
}

static void new_updater__no_place_for_the_result__null_argument(void **state) {
  (void)state;
  for (int kind = 0; kind < KINDS; kind++) {
    assert_int_equal(creations[kind].create_nowhere(), CW_STATUS_NULL_ARGUMENT);
    expect_message("odd", creations[kind].field, CW_STATUS_NULL_ARGUMENT);
  }
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
  for (int kind = 0; kind < KINDS; kind++)
    for (int other = 0; other < KINDS; other++)
      if (other != kind)
        expect_failure(creations[kind].create, creations[other].field, CW_STATUS_WRONG_KIND);
}

static void new_updater__another_kind__the_message_names_both(void **state) {
  (void)state;
  expect_failure(new_int, "long", CW_STATUS_WRONG_KIND);
  assert_non_null(strstr(cw_last_error(), "it is a long of 8 bytes; wanted: an int of 4"));
  expect_failure(new_bool, "ubyte", CW_STATUS_WRONG_KIND);
  assert_non_null(strstr(cw_last_error(), "it is an unsigned byte of 1 bytes; wanted: a bool of 1"));
  expect_failure(new_double, "unknown kind", CW_STATUS_WRONG_KIND);
  assert_non_null(strstr(cw_last_error(), "it is of no known kind of 4 bytes; wanted: a double of 8"));
}

static void new_updater__another_width__wrong_kind(void **state) {
  (void)state;
  expect_failure(new_int, "empty", CW_STATUS_WRONG_KIND);
  expect_failure_of_own("narrow", CW_STATUS_WRONG_KIND);
  expect_failure_of_own("wide", CW_STATUS_WRONG_KIND);
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
  expect_failure_of_own("plain", CW_STATUS_NOT_ATOMIC);
}

static void new_updater__offset_no_multiple_of_size__misaligned(void **state) {
  (void)state;
  for (int kind = 0; kind < KINDS; kind++) {
    char name[32];
    snprintf(name, sizeof name, "crooked %s", creations[kind].field);
    if (cw_class_find_field(&odd_class, name)->size > 1) /* a byte is nowhere misaligned */
      expect_failure(creations[kind].create, name, CW_STATUS_MISALIGNED);
  }
}

static void new_updater__each_allocation_failing__no_memory_then_success(void **state) {
  (void)state;
  for (int kind = 0; kind < KINDS; kind++) {
    allocations = 0;
    failing_allocation = 1;
    expect_failure(creations[kind].create, creations[kind].field, CW_STATUS_NO_MEMORY);
    allocations = 0;
    failing_allocation = 2; /* there is no second one */
    expect_success(creations[kind].create, creations[kind].field);
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
  for (int kind = 0; kind < KINDS; kind++)
    assert_int_equal(cw_field_offset(&odd_class, creations[kind].field), 32);
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
      cmocka_unit_test(new_updater__another_kind__the_message_names_both),
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
