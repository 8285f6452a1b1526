/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Class descriptors: what the macros write, look-up by name, instance tests, and validation of broken descriptors.
 */
#include "shapes.h"
#include <castaway/class.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

typedef struct mixed {
  cw_object object;
  int32_t plain_int;
  CW_ATOMIC(int32_t) atomic_int_;
  long plain_long;
  CW_ATOMIC(long) atomic_long_;
  long long plain_long_long;
  CW_ATOMIC(long long) atomic_long_long;
  thing *plain_ref;
  CW_ATOMIC(thing *) atomic_ref;
  CW_ATOMIC(int32_t) secret;
} mixed;

static const cw_field mixed_fields[] = {
    CW_FIELD_INT(mixed, plain_int),
    CW_FIELD_INT(mixed, atomic_int_),
    CW_FIELD_LONG(mixed, plain_long),
    CW_FIELD_LONG(mixed, atomic_long_),
    CW_FIELD_LONG(mixed, plain_long_long),
    CW_FIELD_LONG(mixed, atomic_long_long),
    CW_FIELD_REF(mixed, plain_ref, thing, &thing_class),
    CW_FIELD_REF(mixed, atomic_ref, thing, 0),
    CW_FIELD_PRIVATE_INT(mixed, secret),
};
static const cw_class mixed_class = CW_CLASS(mixed_class, mixed, mixed_fields);

static void expect_field(const char *name, size_t offset, size_t size, cw_kind kind, unsigned flags) {
  const cw_field *field = cw_class_find_field(&mixed_class, name);
  assert_non_null(field);
  assert_string_equal(field->name, name);
  assert_int_equal(field->offset, offset);
  assert_int_equal(field->size, size);
  assert_int_equal(field->kind, kind);
  assert_int_equal(field->flags, flags);
}

static void field_macros__each_type__describe_it(void **state) {
  (void)state;
  expect_field("plain_int", offsetof(mixed, plain_int), 4, CW_KIND_INT, 0);
  expect_field("atomic_int_", offsetof(mixed, atomic_int_), 4, CW_KIND_INT, CW_FIELD_ATOMIC);
  expect_field("plain_long", offsetof(mixed, plain_long), 8, CW_KIND_LONG, 0);
  expect_field("atomic_long_", offsetof(mixed, atomic_long_), 8, CW_KIND_LONG, CW_FIELD_ATOMIC);
  expect_field("plain_long_long", offsetof(mixed, plain_long_long), 8, CW_KIND_LONG, 0);
  expect_field("atomic_long_long", offsetof(mixed, atomic_long_long), 8, CW_KIND_LONG, CW_FIELD_ATOMIC);
  expect_field("plain_ref", offsetof(mixed, plain_ref), sizeof(void *), CW_KIND_REF, 0);
  expect_field("atomic_ref", offsetof(mixed, atomic_ref), sizeof(void *), CW_KIND_REF, CW_FIELD_ATOMIC);
  expect_field("secret", offsetof(mixed, secret), 4, CW_KIND_INT, CW_FIELD_ATOMIC | CW_FIELD_PRIVATE);
}

static void field_macros__value_class__is_kept(void **state) {
  (void)state;
  assert_ptr_equal(cw_class_find_field(&mixed_class, "plain_ref")->value_class, &thing_class);
  assert_null(cw_class_find_field(&mixed_class, "atomic_ref")->value_class);
}

static void find_field__name_in_other_memory__is_found(void **state) {
  (void)state;
  char name[] = "secret";
  assert_ptr_equal(cw_class_find_field(&mixed_class, name), &mixed_fields[8]);
}

static void find_field__no_such_name__is_null(void **state) {
  (void)state;
  assert_null(cw_class_find_field(&mixed_class, "secre"));
  assert_null(cw_class_find_field(&mixed_class, "secrets"));
  assert_null(cw_class_find_field(&mixed_class, ""));
  assert_null(cw_class_find_field(&thing_class, "any"));
}

static void find_field__null__is_null(void **state) {
  (void)state;
  assert_null(cw_class_find_field(0, "secret"));
  assert_null(cw_class_find_field(&mixed_class, 0));
  assert_null(cw_class_find_field(0, 0));
}

static void find_field__inherited__is_null(void **state) {
  (void)state;
  assert_non_null(cw_class_find_field(&heir_class, "own"));
  assert_null(cw_class_find_field(&heir_class, "int_middle"));
}

static void extends__itself_and_ancestors__is_true(void **state) {
  (void)state;
  assert_true(cw_class_extends(&holder_class, &holder_class));
  assert_true(cw_class_extends(&heir_class, &heir_class));
  assert_true(cw_class_extends(&heir_class, &holder_class));
}

static void extends__descendants_strangers_and_null__is_false(void **state) {
  (void)state;
  assert_false(cw_class_extends(&holder_class, &heir_class));
  assert_false(cw_class_extends(&heir_class, &stranger_class));
  assert_false(cw_class_extends(0, &holder_class));
  assert_false(cw_class_extends(&holder_class, 0));
  assert_false(cw_class_extends(0, 0));
}

static void is_instance__subclass_stranger_null_and_unclassed__as_documented(void **state) {
  (void)state;
  heir object = {0};
  assert_false(cw_object_is_instance(&object, &holder_class));
  cw_object_init(&object.base.object, &heir_class);
  assert_true(cw_object_is_instance(&object, &heir_class));
  assert_true(cw_object_is_instance(&object, &holder_class));
  assert_false(cw_object_is_instance(&object, &stranger_class));
  assert_false(cw_object_is_instance(&object, 0));
  assert_false(cw_object_is_instance(0, &holder_class));
}

/* ---- The deepest chain that a display can hold ---- */

#define LEVEL(n, super, ...)                                                                                           \
  static const cw_class level##n = {"level" #n, super, 0, 0, sizeof(thing), n, 0, {__VA_ARGS__, &level##n}};
LEVEL(1, &thing_class, &thing_class)
LEVEL(2, &level1, &thing_class, &level1)
LEVEL(3, &level2, &thing_class, &level1, &level2)
LEVEL(4, &level3, &thing_class, &level1, &level2, &level3)
LEVEL(5, &level4, &thing_class, &level1, &level2, &level3, &level4)
LEVEL(6, &level5, &thing_class, &level1, &level2, &level3, &level4, &level5)
LEVEL(7, &level6, &thing_class, &level1, &level2, &level3, &level4, &level5, &level6)

static void deepest_chain__every_pair__extends_only_upwards(void **state) {
  (void)state;
  const cw_class *chain[CW_CLASS_DISPLAY] = {&thing_class, &level1, &level2, &level3,
                                             &level4,      &level5, &level6, &level7};
  for (int low = 0; low < CW_CLASS_DISPLAY; low++) {
    assert_int_equal(cw_class_validate(chain[low]), CW_STATUS_OK);
    for (int high = 0; high < CW_CLASS_DISPLAY; high++)
      assert_int_equal(cw_class_extends(chain[low], chain[high]), high <= low);
  }
}

/* ---- Validation ---- */

static void validate__right_classes__ok(void **state) {
  (void)state;
  static const cw_class plain = CW_PLAIN_CLASS(plain, mixed, mixed_fields);
  assert_int_equal(cw_class_validate(&mixed_class), CW_STATUS_OK);
  assert_int_equal(cw_class_validate(&heir_class), CW_STATUS_OK);
  assert_int_equal(cw_class_validate(&special_thing_class), CW_STATUS_OK);
  assert_int_equal(cw_class_validate(&plain), CW_STATUS_OK);
}

static void validate__null__null_argument(void **state) {
  (void)state;
  assert_int_equal(cw_class_validate(0), CW_STATUS_NULL_ARGUMENT);
}

/* Copies of a class whose display names the copy, so that one thing can be broken in each. */
static cw_class copy_of(const cw_class *original, cw_class *place) {
  cw_class copy = *original;
  copy.display[copy.depth] = place;
  return copy;
}

#define EXPECT_BAD(original, breakage)                                                                                 \
  do {                                                                                                                 \
    cw_class broken = copy_of(&(original), &broken);                                                                   \
    assert_int_equal(cw_class_validate(&broken), CW_STATUS_OK);                                                        \
    breakage;                                                                                                          \
    assert_int_equal(cw_class_validate(&broken), CW_STATUS_BAD_CLASS);                                                 \
  } while (0)

static void validate__display_against_supers__bad_class(void **state) {
  (void)state;
  EXPECT_BAD(heir_class, broken.super = 0);
  EXPECT_BAD(heir_class, broken.super = &stranger_class);
  EXPECT_BAD(heir_class, broken.depth = 0);
  EXPECT_BAD(heir_class, broken.depth = 2);
  EXPECT_BAD(heir_class, broken.depth = CW_CLASS_DISPLAY);
  EXPECT_BAD(heir_class, broken.depth = UINT32_MAX);
  EXPECT_BAD(heir_class, broken.display[0] = &stranger_class);
  EXPECT_BAD(heir_class, broken.display[0] = 0);
  EXPECT_BAD(heir_class, broken.display[1] = &heir_class);
  EXPECT_BAD(heir_class, broken.display[2] = &heir_class);
  EXPECT_BAD(holder_class, broken.super = &thing_class);
}

static void validate__sizes__bad_class(void **state) {
  (void)state;
  EXPECT_BAD(heir_class, broken.size = sizeof(holder) - 1);
  EXPECT_BAD(thing_class, broken.size = sizeof(cw_object) - 1);
  EXPECT_BAD(mixed_class, broken.size = offsetof(mixed, secret));
  EXPECT_BAD(heir_class, broken.flags = CW_CLASS_PLAIN);
  EXPECT_BAD(mixed_class, broken.name = 0);
  EXPECT_BAD(mixed_class, broken.fields = 0);
}

static void expect_bad_field(cw_field broken_field) {
  const cw_field fields[] = {mixed_fields[0], broken_field};
  EXPECT_BAD(mixed_class, (broken.fields = fields, broken.field_count = 2));
}

static void validate__fields__bad_class(void **state) {
  (void)state;
  expect_bad_field((cw_field){"plain_int", 0, 16, 4, CW_KIND_INT, 0}); /* the name is taken */
  expect_bad_field((cw_field){0, 0, 16, 4, CW_KIND_INT, 0});
  expect_bad_field((cw_field){"empty", 0, 16, 0, CW_KIND_INT, 0});
  expect_bad_field((cw_field){"outside", 0, sizeof(mixed) - 3, 4, CW_KIND_INT, 0});
  expect_bad_field((cw_field){"far outside", 0, UINT32_MAX, 4, CW_KIND_INT, 0});
  expect_bad_field((cw_field){"too large", 0, 0, sizeof(mixed) + 1, CW_KIND_INT, 0});
}

static void validate__super_is_plain__bad_class(void **state) {
  (void)state;
  cw_class plain = copy_of(&holder_class, &plain);
  plain.flags = CW_CLASS_PLAIN;
  cw_class child = copy_of(&heir_class, &child);
  child.super = child.display[0] = &plain;
  assert_int_equal(cw_class_validate(&child), CW_STATUS_BAD_CLASS);
}

/* ---- Statuses ---- */

static void status_text__every_status__is_in_the_table(void **state) {
  (void)state;
#define EXPECT_STATUS(name, number, text)                                                                              \
  assert_string_equal(cw_status_text(CW_STATUS_##name), text);                                                         \
  assert_string_equal(cw_status_name((cw_status)(number)), "CW_STATUS_" #name);
  CW_STATUS_TABLE(EXPECT_STATUS)
}

static void status_text__no_status__is_unknown(void **state) {
  (void)state;
  assert_string_equal(cw_status_text((cw_status)99), "unknown status");
  assert_string_equal(cw_status_name((cw_status)-1), "unknown status");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(field_macros__each_type__describe_it),
      cmocka_unit_test(field_macros__value_class__is_kept),
      cmocka_unit_test(find_field__name_in_other_memory__is_found),
      cmocka_unit_test(find_field__no_such_name__is_null),
      cmocka_unit_test(find_field__null__is_null),
      cmocka_unit_test(find_field__inherited__is_null),
      cmocka_unit_test(extends__itself_and_ancestors__is_true),
      cmocka_unit_test(extends__descendants_strangers_and_null__is_false),
      cmocka_unit_test(is_instance__subclass_stranger_null_and_unclassed__as_documented),
      cmocka_unit_test(deepest_chain__every_pair__extends_only_upwards),
      cmocka_unit_test(validate__right_classes__ok),
      cmocka_unit_test(validate__null__null_argument),
      cmocka_unit_test(validate__display_against_supers__bad_class),
      cmocka_unit_test(validate__sizes__bad_class),
      cmocka_unit_test(validate__fields__bad_class),
      cmocka_unit_test(validate__super_is_plain__bad_class),
      cmocka_unit_test(status_text__every_status__is_in_the_table),
      cmocka_unit_test(status_text__no_status__is_unknown),
  };
  return cmocka_run_group_tests(tests, 0, 0);
}
