/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What an operation works on, and how descriptors are laid out: targets, names of fields, and the positions that they
 * need or that are of no use alone.
 */
#include "contract_checks.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define LOAD "castaway:op load returns=old order=relaxed "

/* ---- Targets ---- */

static void target__each_kind__is_accepted(void **state) {
  (void)state;
  static const char *const targets[] = {
      "object=0",
      "object=0 offset=1",
      "object=0 offset=1 kind=2",
      "object=0 field=1 field.offset=0",
      "object=0 field=1 field.offset=0 kind=1 field.kind=8",
      "object=0 class=1 name=2 class.fields=0" ROWS,
      "object=0 class=1 index=2 class.rows=0" ROWS,
      "object=0 table=1 name=2" ROWS,
      "object=0 table=1 name=2 count=arg3" ROWS,
      "object=0 table=1 index=2 count=5" ROWS,
      "updater=0 holder=1",
      "updater=0 holder=1 kind=2",
      "updater=0 holder=1 kind=2" CLASS UPDATER,
      "updater=0 holder=1 updater.offset=8:8",
      "updater=0 holder=1 updater.field=8 field.offset=0",
      "updater=0 holder=1 updater.field=8 updater.offset=0",
  };
  assert_each_accepted(LOAD "%s", targets, COUNT(targets));
}

static void target__neither_or_both__is_refused(void **state) {
  (void)state;
  static const char *const targets[] = {"",
                                        "offset=1",
                                        "holder=1",
                                        "field=1 field.offset=0",
                                        "updater=0 object=0",
                                        "updater=0 holder=1 object=0 offset=1"};
  assert_each_refused(LOAD "%s", targets, COUNT(targets), "either updater=A holder=A or object=A is wanted");
}

static void updater__without_holder__is_refused(void **state) {
  (void)state;
  assert_refused(LOAD "updater=0", "the word 'holder' is missing");
  assert_refused(LOAD "object=0 holder=1", "'holder' means nothing without 'updater'");
}

static void updater__with_another_way_to_the_field__is_refused(void **state) {
  (void)state;
  static const char *const words[] = {"offset", "field", "class", "table", "name", "index", "count"};
  for (size_t i = 0; i < COUNT(words); i++) {
    char text[200], reason[100];
    snprintf(text, sizeof text, LOAD "updater=0 holder=1 %s=2 class.fields=0" ROWS, words[i]);
    snprintf(reason, sizeof reason, "'%s' means nothing with 'updater'", words[i]);
    assert_refused(text, reason);
  }
}

static void offset__with_another_way_to_the_field__is_refused(void **state) {
  (void)state;
  static const char *const words[] = {"class=2", "table=2", "name=2", "index=2", "count=2", "class=2 name=3"};
  assert_each_refused(LOAD "object=0 offset=1 class.fields=0" ROWS " %s", words, COUNT(words),
                      "either offset=A or class=A (table=A) is wanted");
  assert_refused(LOAD "object=0 offset=1 field=2 field.offset=0", "either offset=A or field=A is wanted");
}

static void handle__with_a_name__is_refused(void **state) {
  (void)state;
  static const char *const words[] = {"class=2 name=3", "table=2 index=3", "name=2", "index=2", "count=2"};
  assert_each_refused(LOAD "object=0 field=1 class.fields=0" ROWS " %s", words, COUNT(words),
                      "either field=A or class=A (table=A) is wanted");
}

static void handle__needs_the_row_to_be_readable(void **state) {
  (void)state;
  assert_refused(LOAD "object=0 field=1", "the word 'field.offset' is missing");
}

/* ---- A field by class or table, by name or index ---- */

static void designator__half__is_refused(void **state) {
  (void)state;
  static const char *const no_table[] = {"name=2", "index=2", "class=1 table=2 name=3", "count=2"};
  assert_each_refused(LOAD "object=0 class.fields=0" ROWS " %s", no_table, COUNT(no_table),
                      "either class=A or table=A is wanted");
  static const char *const no_row[] = {"class=1", "table=1", "class=1 name=2 index=3"};
  assert_each_refused(LOAD "object=0 class.fields=0" ROWS " %s", no_row, COUNT(no_row),
                      "either name=A or index=A is wanted");
}

static void count__of_a_class__is_refused(void **state) {
  (void)state;
  assert_refused(LOAD "object=0 class=1 name=2 count=3 class.fields=0" ROWS, "the word 'table' is missing");
}

static void rows__of_a_class__need_a_place(void **state) {
  (void)state;
  assert_refused(LOAD "object=0 class=1 name=2" ROWS, "the word 'class.fields' (or 'class.rows') is missing");
  assert_refused(LOAD "object=0 class=1 name=2 class.fields=0 class.rows=8" ROWS,
                 "either class.fields or class.rows is wanted");
}

static void rows__need_stride_offset_and_what_is_compared(void **state) {
  (void)state;
  assert_words(LOAD "object=0 class=1 name=2 class.fields=0 class.count=8" ROWS, 2, "class.count");
  assert_words(LOAD "object=0 table=1 name=2 count=arg3" ROWS, 2, "count");
  assert_words(LOAD "object=0 table=1 index=2 count=5" ROWS, 2, "count field.name");
}

static void updater__with_a_name__needs_class_and_rows(void **state) {
  (void)state;
  assert_words(LOAD "updater=0 holder=1 updater.name=8 updater.class=0 class.fields=0" ROWS, 2,
               "updater.name class.fields");
}

static void updater__with_a_row__needs_an_offset(void **state) {
  (void)state;
  assert_refused(LOAD "updater=0 holder=1 updater.field=8", "the word 'field.offset' is missing");
}

/* ---- Kinds ---- */

static void kind__of_an_updater__must_be_told_where_fields_have_one(void **state) {
  (void)state;
  const char *reason = "the word 'kind' is missing";
  assert_refused(LOAD "updater=0 holder=1 updater.kind=8", reason);
  assert_refused(LOAD "updater=0 holder=1 field.kind=8", reason);
  assert_accepted(LOAD "updater=0 holder=1 kind=0 updater.kind=8");
}

static void kind__with_nothing_to_compare__is_refused(void **state) {
  (void)state;
  static const char *const targets[] = {"field=1 field.offset=0", "class=1 name=2 class.fields=0" ROWS,
                                        "table=1 index=2" ROWS};
  assert_each_refused(LOAD "object=0 kind=1 %s", targets, COUNT(targets), "the word 'field.kind' is missing");
  assert_refused(LOAD "object=0 kind=1", "'kind' means nothing to an object that is the field");
}

/* ---- Positions ---- */

/* Words that cannot stand alone, and the word that they call for. */
static void position__of_a_group__calls_for_the_others(void **state) {
  (void)state;
  static const char *const pairs[][2] = {
      {"class.flags=4", "class.plain"},    {"class.plain=4", "class.flags"},
      {"class.depth=4", "class.display"},  {"class.display=4", "class.levels"},
      {"class.levels=4", "class.depth"},   {"class.depth=4 class.display=8", "class.levels"},
      {"field.atomic=1", "field.flags"},   {"field.private=1", "field.flags"},
      {"updater.name=8", "updater.class"},
  };
  for (size_t i = 0; i < COUNT(pairs); i++) {
    char text[200], reason[100];
    snprintf(text, sizeof text, LOAD "object=0 offset=1 %s", pairs[i][0]);
    snprintf(reason, sizeof reason, "the word '%s' is missing", pairs[i][1]);
    assert_refused(text, reason);
  }
}

static void position__group_left_out__is_accepted(void **state) {
  (void)state;
  static const char *const groups[] = {"",
                                       "class.flags=4 class.plain=1",
                                       "class.depth=4 class.display=8 class.levels=2",
                                       "field.flags=8",
                                       "field.flags=8 field.atomic=1",
                                       "field.flags=8 field.private=1",
                                       "field.size=4:1",
                                       "field.value_class=8",
                                       "object.class=0",
                                       "class.count=8:8"};
  assert_each_accepted(LOAD "object=0 class=1 name=2 class.fields=0 %s" ROWS, groups, COUNT(groups));
}

/* Every position of every role may be between 0 and 2^20; only a row's size may not be 0. */
static void position__out_of_range__is_refused(void **state) {
  (void)state;
  for (int key = CW_FIRST_POSITION; key < CW_KEY_COUNT; key++) {
    static const char *const wrong[] = {"-1", "1048577", "999999999999999999"};
    char text[200], reason[100];
    for (size_t i = 0; i < COUNT(wrong); i++) {
      snprintf(text, sizeof text, LOAD "object=0 offset=1 %s=%s", cw_key_word((cw_key)key), wrong[i]);
      snprintf(reason, sizeof reason, "'%s': %s is no position in a descriptor", cw_key_word((cw_key)key), wrong[i]);
      assert_refused(text, reason);
    }
  }
  assert_accepted(LOAD "object=0 field=1 field.offset=0");
  assert_accepted(LOAD "object=0 field=1 field.offset=1048576:8");
  assert_refused(LOAD "object=0 table=1 index=2 field.offset=0 field.stride=0",
                 "'field.stride': 0 is no position in a descriptor");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(target__each_kind__is_accepted),
      cmocka_unit_test(target__neither_or_both__is_refused),
      cmocka_unit_test(updater__without_holder__is_refused),
      cmocka_unit_test(updater__with_another_way_to_the_field__is_refused),
      cmocka_unit_test(offset__with_another_way_to_the_field__is_refused),
      cmocka_unit_test(handle__with_a_name__is_refused),
      cmocka_unit_test(handle__needs_the_row_to_be_readable),
      cmocka_unit_test(designator__half__is_refused),
      cmocka_unit_test(count__of_a_class__is_refused),
      cmocka_unit_test(rows__of_a_class__need_a_place),
      cmocka_unit_test(rows__need_stride_offset_and_what_is_compared),
      cmocka_unit_test(updater__with_a_name__needs_class_and_rows),
      cmocka_unit_test(updater__with_a_row__needs_an_offset),
      cmocka_unit_test(kind__of_an_updater__must_be_told_where_fields_have_one),
      cmocka_unit_test(kind__with_nothing_to_compare__is_refused),
      cmocka_unit_test(position__of_a_group__calls_for_the_others),
      cmocka_unit_test(position__group_left_out__is_accepted),
      cmocka_unit_test(position__out_of_range__is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
