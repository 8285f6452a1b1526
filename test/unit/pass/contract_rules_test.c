/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What each operation needs and what it cannot have: operands, results and orders. What it works on is in
 * contract_target_test.c, operation codes are in contract_select_test.c, other roles in contract_roles_test.c.
 */
#include "contract_checks.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* ---- Operands ---- */

static void operation__needs_every_word(void **state) {
  (void)state;
  assert_words("castaway:op load object=0 offset=1 returns=old order=relaxed", 2, "offset");
  assert_words("castaway:op store value=2 object=0 offset=1 returns=nothing order=relaxed", 2, "offset");
  assert_words("castaway:op exchange value=2 object=0 offset=1 returns=old order=relaxed", 2, "offset");
  assert_words("castaway:op sub value=2 object=0 offset=1 returns=old order=relaxed", 2, "offset");
  assert_words("castaway:op xor by=2 object=0 offset=1 returns=old order=relaxed", 2, "offset");
  assert_words("castaway:op min signed value=2 object=0 offset=1 returns=new order=relaxed", 2, "offset");
  assert_words("castaway:op compare_exchange weak expected=2 desired=3 failure=relaxed object=0 offset=1 "
               "returns=success order=relaxed",
               2, "offset weak");
  assert_words("castaway:op update function=2 context=3 object=0 offset=1 returns=old order=relaxed", 2, "offset");
  assert_words("castaway:op accumulate operand=2 function=3 context=4 object=0 offset=1 returns=old order=relaxed", 2,
               "offset");
}

static void missing_word__is_named(void **state) {
  (void)state;
  assert_refused("castaway:op load object=0 offset=1 returns=old", "the word 'order' is missing");
  assert_refused("castaway:op load object=0 offset=1 order=relaxed", "the word 'returns' is missing");
#define MISSING(operation, word)                                                                                       \
  assert_refused("castaway:op " operation " object=0 offset=1 order=relaxed returns=nothing",                          \
                 "the word '" word "' is missing")
  MISSING("store", "value");
  MISSING("exchange", "value");
  MISSING("compare_exchange desired=2 failure=relaxed", "expected");
  MISSING("compare_exchange expected=2 failure=relaxed", "desired");
  MISSING("compare_exchange expected=2 desired=2", "failure");
  MISSING("update context=2", "function");
  MISSING("update function=2", "context");
  MISSING("accumulate function=2 context=3", "operand");
}

/* Each operation, complete but for its order and result; and its operand words. */
static const struct {
  const char *text;
  const char *operands;
} operations[] = {
    {"load", ""},
    {"store value=2", "value"},
    {"exchange value=2", "value"},
    {"compare_exchange expected=2 desired=3 failure=relaxed", "expected desired failure weak undone"},
    {"add value=2", "value by"},
    {"sub value=2", "value by"},
    {"and value=2", "value by"},
    {"or value=2", "value by"},
    {"xor value=2", "value by"},
    {"min signed value=2", "value by signed unsigned"},
    {"max signed value=2", "value by signed unsigned"},
    {"update function=2 context=3", "function context"},
    {"accumulate operand=2 function=3 context=4", "operand function context"},
};

static void operand_of_another_operation__is_refused(void **state) {
  (void)state;
  static const char *const words[] = {"value=2",         "by=2",      "expected=2", "desired=2",
                                      "failure=relaxed", "weak",      "undone=0",   "function=2",
                                      "context=2",       "operand=2", "signed",     "unsigned"};
  for (size_t i = 0; i < COUNT(operations); i++)
    for (size_t k = 0; k < COUNT(words); k++) {
      char text[200], reason[100];
      if (lists_word(operations[i].operands, words[k]))
        continue;
      snprintf(text, sizeof text, "castaway:op %s %s object=0 order=relaxed returns=nothing", operations[i].text,
               words[k]);
      snprintf(reason, sizeof reason, "'%.*s' means nothing to '%.*s'", (int)strcspn(words[k], "="), words[k],
               (int)strcspn(operations[i].text, " "), operations[i].text);
      assert_refused(text, reason);
    }
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

static void values__by_pointer__are_accepted(void **state) {
  (void)state;
  static const char *const words[] = {"store value=*2",
                                      "exchange value=*2",
                                      "add value=*2",
                                      "max unsigned value=*2",
                                      "compare_exchange expected=*2 desired=*3 failure=relaxed",
                                      "compare_exchange expected=2 desired=*3 failure=relaxed",
                                      "compare_exchange expected=*2 desired=3 failure=arg4"};
  assert_each_accepted("castaway:op %s object=0 offset=1 returns=nothing order=relaxed", words, COUNT(words));
}

static void helper_with_function__passes_values_directly(void **state) {
  (void)state;
  static const char *const words[] = {
      "update width=4",       "update width=arg0", "update old=*4", "update new=*4", "accumulate operand=4 width=4",
      "accumulate operand=*4"};
  assert_each_refused("castaway:op %s function=2 context=3 object=0 offset=1 returns=nothing order=relaxed", words,
                      COUNT(words), "a helper that takes a function passes its values directly");
}

/* ---- Results ---- */

/* Accepts the operation with exactly the results that `fits` lists. */
static void assert_results(const char *operation, const char *fits) {
  static const char *const words[] = {"nothing", "old", "new", "success", "status"};
  for (size_t i = 0; i < COUNT(words); i++) {
    char text[300], reason[100];
    const char *done = strcmp(words[i], "status") == 0 ? " done=0" : "";
    snprintf(text, sizeof text, "castaway:op %s object=0 offset=1 order=relaxed returns=%s%s", operation, words[i],
             done);
    snprintf(reason, sizeof reason, "'%.*s' cannot return '%s'", (int)strcspn(operation, " "), operation, words[i]);
    if (strstr(fits, words[i]))
      assert_accepted(text);
    else
      assert_refused(text, reason);
  }
}

static void result__each_operation__has_its_own(void **state) {
  (void)state;
  assert_results("load", "nothing old status");
  assert_results("store value=2", "nothing status");
  assert_results("exchange value=2", "nothing old status");
  assert_results("compare_exchange expected=2 desired=3 failure=relaxed", "nothing old success status");
  assert_results("add value=2", "nothing old new status");
  assert_results("max signed by=2", "nothing old new status");
  assert_results("update function=2 context=3", "nothing old new status");
  assert_results("accumulate operand=2 function=3 context=4", "nothing old new status");
  assert_results("select code=2 code.load=0", "nothing old status");
}

static void status__needs_the_number_that_means_done(void **state) {
  (void)state;
#define COMPARE "castaway:op compare_exchange expected=2 desired=3 failure=relaxed object=0 offset=1 order=seq_cst "
  assert_accepted(COMPARE "returns=status done=0");
  assert_accepted(COMPARE "returns=status done=1 undone=-3");
  assert_refused(COMPARE "returns=status", "the word 'done' is missing");
  assert_refused(COMPARE "returns=status undone=1", "the word 'done' is missing");
}

static void done_or_undone__without_status__is_refused(void **state) {
  (void)state;
  assert_refused(COMPARE "returns=success done=1", "'done' means nothing without 'returns=status'");
  assert_refused(COMPARE "returns=success undone=1", "'undone' means nothing without 'returns=status'");
  assert_refused(COMPARE "returns=old done=1 undone=0", "'done' means nothing without 'returns=status'");
}

static void undone__without_compare_exchange__is_refused(void **state) {
  (void)state;
  assert_refused("castaway:op add by=1 object=0 offset=1 order=relaxed returns=status done=0 undone=1",
                 "'undone' means nothing to 'add'");
}

/* ---- Places of results ---- */

static void old__where_there_is_an_old_value__is_accepted(void **state) {
  (void)state;
  static const char *const words[] = {"load", "exchange value=2",
                                      "compare_exchange expected=2 desired=3 failure=relaxed", "add by=1",
                                      "min signed value=2"};
  assert_each_accepted("castaway:op %s old=*4 object=0 offset=1 returns=nothing order=relaxed", words, COUNT(words));
  assert_refused("castaway:op store value=2 old=*4 object=0 offset=1 returns=nothing order=relaxed",
                 "'old' means nothing to 'store'");
}

static void new__where_no_new_value_is_made__is_refused(void **state) {
  (void)state;
  assert_accepted("castaway:op add by=1 new=*4 object=0 offset=1 returns=nothing order=relaxed");
  assert_accepted("castaway:op xor value=*2 old=*3 new=*4 object=0 offset=1 returns=status done=0 order=relaxed");
#define NEW_OF(operation, word)                                                                                        \
  assert_refused("castaway:op " operation " new=*4 object=0 offset=1 returns=nothing order=relaxed",                   \
                 "'new' means nothing to '" word "'")
  NEW_OF("load", "load");
  NEW_OF("store value=2", "store");
  NEW_OF("exchange value=2", "exchange");
  NEW_OF("compare_exchange expected=2 desired=3 failure=relaxed", "compare_exchange");
}

static void width__of_any_operation_without_function__is_accepted(void **state) {
  (void)state;
  static const char *const words[] = {"width=4", "width=$0", "width=arg3"};
  assert_each_accepted("castaway:op store value=*2 %s object=0 offset=1 returns=nothing order=relaxed", words,
                       COUNT(words));
  assert_each_accepted("castaway:op load old=*2 %s object=0 offset=1 returns=nothing order=relaxed", words,
                       COUNT(words));
}

/* How a wide result is extended. */
static void sign__beside_a_width__is_accepted(void **state) {
  (void)state;
  static const char *const words[] = {"load width=2 signed", "add by=1 width=arg2 unsigned", "max by=1 width=4 signed"};
  assert_each_accepted("castaway:op %s object=0 offset=1 returns=old order=relaxed", words, COUNT(words));
  assert_refused("castaway:op load width=2 signed unsigned object=0 offset=1 returns=old order=relaxed",
                 "'load' wants either signed or unsigned");
  assert_refused("castaway:op load signed object=0 offset=1 returns=old order=relaxed",
                 "'signed' means nothing to 'load'");
}

/* ---- Orders ---- */

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

static void order__in_an_argument__fits_every_operation(void **state) {
  (void)state;
  static const char *const words[] = {"load", "store value=2", "add value=2"};
  assert_each_accepted("castaway:op %s object=0 offset=1 returns=nothing order=arg3", words, COUNT(words));
}

static void failure_order__releases__is_refused(void **state) {
  (void)state;
#define FAILURE "castaway:op compare_exchange expected=2 desired=3 object=0 offset=1 returns=old order=seq_cst failure="
  assert_accepted(FAILURE "relaxed");
  assert_accepted(FAILURE "seq_cst");
  assert_accepted(FAILURE "arg4");
  assert_refused(FAILURE "release", "a failed exchange cannot have the order 'release'");
  assert_refused(FAILURE "acq_rel", "a failed exchange cannot have the order 'acq_rel'");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(operation__needs_every_word),
      cmocka_unit_test(missing_word__is_named),
      cmocka_unit_test(operand_of_another_operation__is_refused),
      cmocka_unit_test(value__neither_or_both__is_refused),
      cmocka_unit_test(sign__neither_or_both__is_refused),
      cmocka_unit_test(values__by_pointer__are_accepted),
      cmocka_unit_test(helper_with_function__passes_values_directly),
      cmocka_unit_test(result__each_operation__has_its_own),
      cmocka_unit_test(status__needs_the_number_that_means_done),
      cmocka_unit_test(done_or_undone__without_status__is_refused),
      cmocka_unit_test(undone__without_compare_exchange__is_refused),
      cmocka_unit_test(old__where_there_is_an_old_value__is_accepted),
      cmocka_unit_test(new__where_no_new_value_is_made__is_refused),
      cmocka_unit_test(width__of_any_operation_without_function__is_accepted),
      cmocka_unit_test(sign__beside_a_width__is_accepted),
      cmocka_unit_test(order__each_operation__has_its_own),
      cmocka_unit_test(order__in_an_argument__fits_every_operation),
      cmocka_unit_test(failure_order__releases__is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
