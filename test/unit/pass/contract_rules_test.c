/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which words of a contract belong together: what each role and operation needs, and what it cannot have.
 */
#include "contract.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define CLASS                                                                                                          \
  " class.fields=16 class.count=24 class.flags=36 class.plain=1 class.depth=32 class.display=40 class.levels=8"        \
  " field.stride=32 field.name=0 field.offset=16 field.size=20 field.kind=24 field.flags=28 field.atomic=1"            \
  " field.private=2 field.value_class=8 object.class=0"
#define UPDATER                                                                                                        \
  " updater.class=0 updater.value_class=8 updater.name=16 updater.offset=24 updater.size=28 updater.kind=32"

static bool accepts(const char *text, cw_message *message) {
  cw_contract contract;
  message->text[0] = '\0';
  return cw_contract_parse(&contract, text, strlen(text), (cw_constants){NULL, 0, NULL}, message);
}

static void assert_accepted(const char *text) {
  cw_message message;
  if (!accepts(text, &message))
    fail_msg("\"%s\": %s", text, message.text);
}

static void assert_refused(const char *text, const char *reason) {
  cw_message message;
  if (accepts(text, &message))
    fail_msg("\"%s\" was accepted", text);
  assert_string_equal(message.text, reason);
}

/* Copies `text` without its `index`-th word after the first `skip`; false if there are not so many. */
static bool leave_out(char *copy, const char *text, int skip, int index, char *word) {
  copy[0] = '\0';
  bool found = false;
  for (int i = 0; *text; i++) {
    size_t length = strcspn(text, " ");
    if (i == skip + index) {
      memcpy(word, text, length);
      word[length] = '\0';
      found = true;
    } else {
      strncat(copy, text, length);
      strcat(copy, " ");
    }
    text += length;
    text += strspn(text, " ");
  }
  return found;
}

/* Whether `list`, words between spaces, has the name of `word`, which may have a value. */
static bool lists(const char *list, const char *word) {
  size_t length = strcspn(word, "=");
  for (; *list; list += strcspn(list, " "), list += strspn(list, " "))
    if (strncmp(list, word, length) == 0 && strcspn(list, " ") == length)
      return true;
  return false;
}

/* Each word after the first `skip` is needed, but for those that `optional` lists, which may be left out. */
static void assert_words(const char *text, int skip, const char *optional) {
  char copy[1024], word[64];
  cw_message message;
  assert_accepted(text);
  for (int i = 0; leave_out(copy, text, skip, i, word); i++) {
    if (lists(optional, word))
      assert_accepted(copy);
    else if (accepts(copy, &message))
      fail_msg("accepted without '%s': \"%s\"", word, copy);
  }
}

static void operation__by_offset__needs_every_word(void **state) {
  (void)state;
  assert_words("castaway:op load object=0 offset=1 returns=old order=relaxed", 2, "offset");
  assert_words("castaway:op store value=2 object=0 offset=1 returns=nothing order=relaxed", 2, "offset");
  assert_words("castaway:op min signed value=2 object=0 offset=1 returns=new order=relaxed", 2, "offset");
  assert_words("castaway:op compare_exchange expected=2 desired=3 failure=relaxed object=0 offset=1 returns=success "
               "order=relaxed",
               2, "offset");
  assert_words("castaway:op update function=2 context=3 object=0 offset=1 returns=old order=relaxed", 2, "offset");
  assert_words("castaway:op accumulate operand=2 function=3 context=4 object=0 offset=1 returns=old order=relaxed", 2,
               "offset");
}

/* Positions that a helper's tables may lack, one by one; others come in groups. */
#define LONE                                                                                                           \
  "class.count field.size field.private field.value_class object.class updater.value_class updater.offset "            \
  "updater.size"

static void operation__by_updater__needs_words_and_groups(void **state) {
  (void)state;
  assert_words("castaway:op load updater=0 holder=1 kind=1 returns=old order=relaxed" CLASS UPDATER, 2,
               LONE " class.fields field.kind field.atomic updater.name updater.kind");
}

static void creation__needs_words_and_groups(void **state) {
  (void)state;
  assert_words("castaway:new class=0 name=1 result=2 success=0 kind=1 size=4" CLASS, 1,
               LONE " field.kind field.atomic");
  assert_accepted("castaway:new class=0 value_class=1 name=2 result=3 success=0 kind=1 size=4" CLASS);
}

static void lookup__needs_words_and_groups(void **state) {
  (void)state;
  assert_words("castaway:offset class=0 name=1 missing=-1" CLASS, 1, LONE " field.kind field.atomic");
}

static void missing_word__is_named(void **state) {
  (void)state;
  assert_refused("castaway:op load object=0 offset=1 returns=old", "the word 'order' is missing");
  assert_refused("castaway:new class=0 result=2 success=0" CLASS, "the word 'name' is missing");
  assert_refused("castaway:offset class=0 name=1 missing=-1", "the word 'class.fields' (or 'class.rows') is missing");
}

static void target__neither_or_both__is_refused(void **state) {
  (void)state;
  const char *reason = "either updater=A holder=A or object=A is wanted";
  assert_refused("castaway:op load returns=old order=relaxed", reason);
  assert_refused("castaway:op load updater=0 object=0 offset=1 returns=old order=relaxed", reason);
}

static void value__neither_or_both__is_refused(void **state) {
  (void)state;
  assert_refused("castaway:op add object=0 offset=1 returns=old order=relaxed", "'add' wants either value=A or by=N");
  assert_refused("castaway:op add value=2 by=1 object=0 offset=1 returns=old order=relaxed",
                 "'add' wants either value=A or by=N");
}

static void sign__neither_or_both__is_refused(void **state) {
  (void)state;
  assert_refused("castaway:op max value=2 object=0 offset=1 returns=old order=relaxed",
                 "'max' wants either signed or unsigned");
  assert_refused("castaway:op max signed unsigned value=2 object=0 offset=1 returns=old order=relaxed",
                 "'max' wants either signed or unsigned");
}

/* Accepts the operation with exactly the results that `fits` lists. */
static void assert_results(const char *operation, const char *fits) {
  static const char *const words[] = {"nothing", "old", "new", "success"};
  for (int i = 0; i < 4; i++) {
    char text[300], reason[100];
    snprintf(text, sizeof text, "castaway:op %s object=0 offset=1 order=relaxed returns=%s", operation, words[i]);
    snprintf(reason, sizeof reason, "'%.*s' cannot return '%s'", (int)strcspn(operation, " "), operation, words[i]);
    if (strstr(fits, words[i]))
      assert_accepted(text);
    else
      assert_refused(text, reason);
  }
}

static void result__each_operation__has_its_own(void **state) {
  (void)state;
  assert_results("load", "nothing old");
  assert_results("store value=2", "nothing");
  assert_results("exchange value=2", "nothing old");
  assert_results("compare_exchange expected=2 desired=3 failure=relaxed", "nothing old success");
  assert_results("add value=2", "nothing old new");
  assert_results("update function=2 context=3", "nothing old new");
}

/* Accepts the operation with exactly the orders whose numbers `fits` has. */
static void assert_orders(const char *operation, const char *returns, const char *fits) {
  static const char *const words[] = {"relaxed", "consume", "acquire", "release", "acq_rel", "seq_cst"};
  for (int i = 0; i < 6; i++) {
    char text[300], reason[100];
    snprintf(text, sizeof text, "castaway:op %s object=0 offset=1 returns=%s order=%s", operation, returns, words[i]);
    snprintf(reason, sizeof reason, "'%.*s' cannot have the order '%s'", (int)strcspn(operation, " "), operation,
             words[i]);
    if (strchr(fits, '0' + i))
      assert_accepted(text);
    else
      assert_refused(text, reason);
  }
}

static void order__each_operation__has_its_own(void **state) {
  (void)state;
  assert_orders("load", "old", "0125");
  assert_orders("store value=2", "nothing", "035");
  assert_orders("exchange value=2", "old", "012345");
  assert_orders("compare_exchange expected=2 desired=3 failure=relaxed", "success", "012345");
}

static void failure_order__releases__is_refused(void **state) {
  (void)state;
#define COMPARE "castaway:op compare_exchange expected=2 desired=3 object=0 offset=1 returns=old order=seq_cst failure="
  assert_accepted(COMPARE "relaxed");
  assert_accepted(COMPARE "seq_cst");
  assert_accepted(COMPARE "arg4");
  assert_refused(COMPARE "release", "a failed exchange cannot have the order 'release'");
  assert_refused(COMPARE "acq_rel", "a failed exchange cannot have the order 'acq_rel'");
}

static void position__out_of_range__is_refused(void **state) {
  (void)state;
#define LOOKUP                                                                                                         \
  "castaway:offset class=0 name=1 missing=-1 class.count=24 class.flags=36 class.plain=1 class.depth=32 "              \
  "class.display=40 class.levels=8 field.stride=32 field.name=0 field.offset=16 field.size=20 field.kind=24 "          \
  "field.flags=28 field.atomic=1 field.private=2 field.value_class=8 object.class=0 class.fields="
  assert_accepted(LOOKUP "0");
  assert_accepted(LOOKUP "1048576");
  assert_refused(LOOKUP "1048577", "'class.fields': 1048577 is no position in a descriptor");
  assert_refused(LOOKUP "-1", "'class.fields': -1 is no position in a descriptor");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(operation__by_offset__needs_every_word),
      cmocka_unit_test(operation__by_updater__needs_words_and_groups),
      cmocka_unit_test(creation__needs_words_and_groups),
      cmocka_unit_test(lookup__needs_words_and_groups),
      cmocka_unit_test(missing_word__is_named),
      cmocka_unit_test(target__neither_or_both__is_refused),
      cmocka_unit_test(value__neither_or_both__is_refused),
      cmocka_unit_test(sign__neither_or_both__is_refused),
      cmocka_unit_test(result__each_operation__has_its_own),
      cmocka_unit_test(order__each_operation__has_its_own),
      cmocka_unit_test(failure_order__releases__is_refused),
      cmocka_unit_test(position__out_of_range__is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
