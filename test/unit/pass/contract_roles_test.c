/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Roles: what each needs, and that no word stands in a role where it means nothing.
 */
#include "contract_checks.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* ---- What a role needs ---- */

/* Positions that a helper's tables may lack, one by one; others come in groups. */
#define LONE "class.count field.size field.kind field.atomic field.private field.value_class object.class "

static void operation__by_updater__needs_its_words(void **state) {
  (void)state;
  assert_words("castaway:op load updater=0 holder=1 kind=1 returns=old order=relaxed" CLASS UPDATER, 2,
               LONE "class.fields updater.value_class updater.name updater.offset updater.size updater.kind");
}

static void creation__needs_its_words(void **state) {
  (void)state;
  assert_words("castaway:new class=0 name=1 result=2 success=0 kind=1 size=4" CLASS, 1, LONE);
  assert_words("castaway:new class=0 value_class=1 name=2 result=3 success=0 field.value_class=0 class.fields=0" ROWS,
               1, "value_class");
  assert_words("castaway:new class=0 name=2 result=3 success=0 checked_by=f class.rows=0" ROWS, 1, "checked_by");
}

static void creation__compares_kind_and_size_where_fields_have_them(void **state) {
  (void)state;
#define MAKING "castaway:new class=0 name=1 result=2 success=0 class.fields=0" ROWS
  assert_accepted(MAKING);
  assert_accepted(MAKING " kind=1 size=4");
  assert_refused(MAKING " size=4 field.kind=12", "the word 'kind' is missing");
  assert_refused(MAKING " kind=4 field.size=12", "the word 'size' is missing");
}

static void lookup__needs_its_words(void **state) {
  (void)state;
  assert_words("castaway:offset class=0 name=1 missing=-1" CLASS, 1, LONE);
  assert_words("castaway:offset table=0 count=arg1 index=2 missing=fault" ROWS, 1, "count field.name");
  assert_words("castaway:offset class=0 index=1 missing=null class.rows=8" ROWS, 1, "field.name");
  assert_words("castaway:offset field=0 missing=-1 field.offset=8:8 field.flags=4:1 field.atomic=1", 1, "field.atomic");
  assert_words("castaway:offset field=0 kind=1 missing=-1 field.offset=8:8 field.kind=4", 1, "kind");
}

static void handle__needs_its_words(void **state) {
  (void)state;
  assert_words("castaway:field class=0 name=1 missing=null" CLASS, 1, LONE);
  assert_words("castaway:field table=0 count=4 name=1 missing=-1" ROWS, 1, "count");
}

static void handle__of_a_handle__is_refused(void **state) {
  (void)state;
  assert_refused("castaway:field field=0 missing=null field.offset=0", "'field' means nothing to 'field'");
}

static void lookup__of_two_things__is_refused(void **state) {
  (void)state;
  assert_refused("castaway:offset field=0 class=1 name=2 missing=-1" CLASS,
                 "either field=A or class=A (table=A) is wanted");
}

static void lookup__kind_with_nothing_to_compare__is_refused(void **state) {
  (void)state;
  const char *reason = "the word 'field.kind' is missing";
  assert_refused("castaway:offset class=0 name=1 kind=2 missing=-1 class.fields=0" ROWS, reason);
  assert_refused("castaway:offset field=0 kind=2 missing=-1 field.offset=8", reason);
  assert_refused("castaway:field class=0 name=1 kind=2 missing=-1 class.fields=0" ROWS, reason);
}

static void class_helpers__need_their_words(void **state) {
  (void)state;
  assert_words("castaway:allocate class=1 class.flags=0 class.plain=1 object.class=0", 1, "object.class");
  assert_words("castaway:init object=0 class=1 object.class=0", 1, "object.class");
  assert_words("castaway:instance object=1 class=0 object.class=0", 1, "object.class");
}

static void missing_word__is_named(void **state) {
  (void)state;
  assert_refused("castaway:new class=0 result=2 success=0" CLASS, "the word 'name' is missing");
  assert_refused("castaway:new class=0 name=1 success=0" CLASS, "the word 'result' is missing");
  assert_refused("castaway:new class=0 name=1 result=2" CLASS, "the word 'success' is missing");
  assert_refused("castaway:offset class=0 name=1 missing=-1", "the word 'class.fields' (or 'class.rows') is missing");
  assert_refused("castaway:offset class=0 name=1" CLASS, "the word 'missing' is missing");
  assert_refused("castaway:offset field=0 field.offset=0", "the word 'missing' is missing");
  assert_refused("castaway:field class=0 name=1" CLASS, "the word 'missing' is missing");
  assert_refused("castaway:offset missing=-1" CLASS, "either class=A or table=A is wanted");
  assert_refused("castaway:field class=0 missing=-1" CLASS, "either name=A or index=A is wanted");
  assert_refused("castaway:allocate", "the word 'class' is missing");
  assert_refused("castaway:init class=0", "the word 'object' is missing");
  assert_refused("castaway:init object=0", "the word 'class' is missing");
  assert_refused("castaway:instance object=0", "the word 'class' is missing");
}

/* ---- Words of other roles ---- */

static const struct {
  const char *role;
  const char *text; /* whole but for positions, which may stand anywhere */
  const char *words; /* that mean something to it */
} roles[CW_ROLE_COUNT - 1] = {
    {"new", "castaway:new class=0 name=1 result=2 success=0 kind=1 size=4" CLASS,
     "class name result success kind size value_class checked_by"},
    {"offset", "castaway:offset class=0 name=1 missing=-1" CLASS, "class table count name index field kind missing"},
    {"field", "castaway:field class=0 name=1 missing=-1" CLASS, "class table count name index kind missing"},
    {"allocate", "castaway:allocate class=0", "class"},
    {"init", "castaway:init object=0 class=1", "object class"},
    {"instance", "castaway:instance object=0 class=1", "object class"},
};

/* A right value of each word before the positions. */
static const char *value_of(cw_key key) {
  static const struct {
    const char *words;
    const char *value;
  } values[] = {{"old new", "=*9"},           {"order failure", "=relaxed"}, {"returns", "=old"},
                {"weak signed unsigned", ""}, {"checked_by", "=f"},          {"", "=9"}};
  size_t i = 0;
  while (values[i].words[0] && !lists_word(values[i].words, cw_key_word(key)))
    i++;
  return values[i].value;
}

static void every_word__in_a_role_where_it_means_nothing__is_refused(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(roles); i++)
    for (int key = 0; key < (int)CW_FIRST_POSITION; key++) {
      const char *word = cw_key_word((cw_key)key);
      char text[900], reason[100];
      if (lists_word(roles[i].words, word))
        continue;
      snprintf(text, sizeof text, "%s %s%s", roles[i].text, word, value_of((cw_key)key));
      snprintf(reason, sizeof reason, "'%s' means nothing to '%s'", word, roles[i].role);
      assert_refused(text, reason);
    }
}

static void every_word__of_making_and_looking_up__is_refused_in_operations(void **state) {
  (void)state;
  static const char *const words[] = {"size", "value_class", "result", "success", "missing"};
  for (size_t i = 0; i < COUNT(words); i++) {
    char text[200], reason[100];
    snprintf(text, sizeof text, "castaway:op load object=0 offset=1 returns=old order=relaxed %s=1", words[i]);
    snprintf(reason, sizeof reason, "'%s' means nothing to 'load'", words[i]);
    assert_refused(text, reason);
  }
}

static void positions__may_stand_in_every_role(void **state) {
  (void)state;
  static const char *const texts[] = {"castaway:op load object=0 offset=1 returns=old order=relaxed",
                                      "castaway:allocate class=0", "castaway:init object=0 class=1",
                                      "castaway:instance object=0 class=1"};
  assert_each_accepted("%s" CLASS UPDATER, texts, COUNT(texts));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(operation__by_updater__needs_its_words),
      cmocka_unit_test(creation__needs_its_words),
      cmocka_unit_test(creation__compares_kind_and_size_where_fields_have_them),
      cmocka_unit_test(lookup__needs_its_words),
      cmocka_unit_test(handle__needs_its_words),
      cmocka_unit_test(handle__of_a_handle__is_refused),
      cmocka_unit_test(lookup__of_two_things__is_refused),
      cmocka_unit_test(lookup__kind_with_nothing_to_compare__is_refused),
      cmocka_unit_test(class_helpers__need_their_words),
      cmocka_unit_test(missing_word__is_named),
      cmocka_unit_test(every_word__in_a_role_where_it_means_nothing__is_refused),
      cmocka_unit_test(every_word__of_making_and_looking_up__is_refused_in_operations),
      cmocka_unit_test(positions__may_stand_in_every_role),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
