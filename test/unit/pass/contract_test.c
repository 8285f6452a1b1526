/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parser of contracts, word by word: what each word's value may be, and what is said of one that is wrong. Which
 * words belong together is in contract_rules_test.c.
 */
#include "contract_checks.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define LOAD "castaway:op load object=0 offset=1 returns=old order=seq_cst"
#define ADD "castaway:op add object=0 offset=1 returns=old order=seq_cst"

static int64_t number_of(const char *text, cw_key key) {
  cw_contract contract = parsed(text);
  int64_t number = 0;
  assert_true(cw_contract_get(&contract, key, &number));
  return number;
}

/* ---- Whose annotation it is ---- */

static void is_ours__prefix__true(void **state) {
  (void)state;
  assert_true(cw_contract_is_ours("castaway:", 9));
  assert_true(cw_contract_is_ours("castaway:op load", 16));
}

static void is_ours__anything_else__false(void **state) {
  (void)state;
  static const char *const others[] = {
      "", "castaway", "castaway;op", "Castaway:op", " castaway:op", "sanitize:castaway:"};
  for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
    assert_false(cw_contract_is_ours(others[i], strlen(others[i])));
  assert_false(cw_contract_is_ours("castaway:op", 8));
}

/* ---- Roles and operations ---- */

static void parse__every_operation__is_known(void **state) {
  (void)state;
  static const char *const words[CW_OPERATION_COUNT] = {
      "load",
      "store value=2",
      "exchange value=2",
      "compare_exchange expected=2 desired=3 failure=relaxed",
      "add value=2",
      "sub value=2",
      "and value=2",
      "or value=2",
      "xor value=2",
      "min signed value=2",
      "max unsigned value=2",
      "update function=2 context=3",
      "accumulate operand=2 function=3 context=4",
      "select code=2 code.load=0",
  };
  for (int i = 0; i < CW_OPERATION_COUNT; i++) {
    char text[200];
    snprintf(text, sizeof text, "castaway:op %s object=0 offset=1 returns=nothing order=relaxed", words[i]);
    cw_contract contract = parsed(text);
    assert_int_equal(contract.role, CW_ROLE_OPERATION);
    assert_int_equal(contract.operation, i);
    size_t length = strcspn(words[i], " ");
    assert_int_equal(strlen(cw_operation_word(contract.operation)), length);
    assert_memory_equal(cw_operation_word(contract.operation), words[i], length);
  }
}

static void parse__role_or_operation_unknown__is_named(void **state) {
  (void)state;
  assert_refused("castaway:", "unknown role '': known are op, new, offset, field, allocate, init, instance");
  assert_refused("castaway: op load", "unknown role '': known are op, new, offset, field, allocate, init, instance");
  assert_refused("castaway:ops load", "unknown role 'ops': known are op, new, offset, field, allocate, init, instance");
  assert_refused("castaway:op", "unknown operation ''");
  assert_refused("castaway:op loads object=0", "unknown operation 'loads'");
  assert_refused("castaway:op object=0", "unknown operation 'object=0'");
}

/* ---- Words ---- */

static void parse__words_in_any_order__are_the_same_contract(void **state) {
  (void)state;
  cw_contract one = parsed("castaway:op add object=0 offset=1 value=2 returns=old order=relaxed kind=3");
  cw_contract other = parsed("castaway:op add kind=3 order=relaxed value=2 returns=old offset=1 object=0");
  assert_true(cw_contract_equal(&one, &other));
}

static void equal__any_difference__is_seen(void **state) {
  (void)state;
  static const char *const others[] = {
      "castaway:op sub object=0 offset=1 value=2 returns=old order=relaxed",
      "castaway:op add object=1 offset=1 value=2 returns=old order=relaxed",
      "castaway:op add object=0 offset=1 by=2 returns=old order=relaxed",
      "castaway:op add object=0 offset=1 value=2 returns=new order=relaxed",
      "castaway:op add object=0 offset=1 value=2 returns=old order=acquire",
      "castaway:op add object=0 offset=1 value=2 returns=old order=arg0",
      "castaway:op add object=0 offset=1 value=2 returns=old order=relaxed kind=0",
  };
  cw_contract one = parsed("castaway:op add object=0 offset=1 value=2 returns=old order=relaxed");
  assert_true(cw_contract_equal(&one, &one));
  for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
    cw_contract other = parsed(others[i]);
    assert_false(cw_contract_equal(&one, &other));
  }
}

static void parse__any_white_space__divides_words(void **state) {
  (void)state;
  cw_contract one = parsed(LOAD);
  cw_contract other = parsed("castaway:op\tload\n object=0   offset=1\t\treturns=old\norder=seq_cst \n");
  assert_true(cw_contract_equal(&one, &other));
}

static void parse__word_not_given__is_not_got(void **state) {
  (void)state;
  cw_contract contract = parsed(LOAD);
  int64_t number = 99;
  assert_false(cw_contract_get(&contract, CW_KEY_VALUE, &number));
  assert_true(cw_contract_get(&contract, CW_KEY_OFFSET, &number));
  assert_int_equal(number, 1);
}

static void parse__word_wrong__is_named(void **state) {
  (void)state;
  assert_refused(LOAD " colour=1", "unknown word 'colour'");
  assert_refused(LOAD " colour", "unknown word 'colour'");
  assert_refused(LOAD " =1", "unknown word ''");
  assert_refused(LOAD " =", "unknown word ''");
  assert_refused(LOAD " Kind=1", "unknown word 'Kind'");
  assert_refused(LOAD " order=relaxed", "'order' is given twice");
  assert_refused(LOAD " weak weak", "'weak' is given twice");
  assert_refused(LOAD " kind", "'kind' wants a value");
  assert_refused(LOAD " weak=", "'weak=': takes no value");
  assert_refused(LOAD " weak=1", "'weak=1': takes no value");
}

/* ---- Numbers ---- */

static void parse__number__is_taken_with_its_sign(void **state) {
  (void)state;
  assert_int_equal(number_of(ADD " by=0", CW_KEY_BY), 0);
  assert_int_equal(number_of(ADD " by=-0", CW_KEY_BY), 0);
  assert_int_equal(number_of(ADD " by=-1", CW_KEY_BY), -1);
  assert_int_equal(number_of(ADD " by=007", CW_KEY_BY), 7);
  assert_int_equal(number_of(ADD " by=999999999999999999", CW_KEY_BY), INT64_C(999999999999999999));
  assert_int_equal(number_of(ADD " by=-999999999999999999", CW_KEY_BY), INT64_C(-999999999999999999));
}

static void parse__number_malformed__is_named(void **state) {
  (void)state;
  static const char *const values[] = {"",
                                       "-",
                                       "+1",
                                       "1x",
                                       "x1",
                                       "0x10",
                                       "1-",
                                       "--1",
                                       "1.0",
                                       "one",
                                       "1=1",
                                       "1000000000000000000",
                                       "-1000000000000000000",
                                       "99999999999999999999999999"};
  assert_each_refused(ADD " by=%s", values, COUNT(values), "'by=%s': a number or $k is wanted");
}

static void parse__constant__is_looked_up(void **state) {
  (void)state;
  assert_int_equal(number_of(ADD " by=$0", CW_KEY_BY), 7);
  assert_int_equal(number_of(ADD " by=$1", CW_KEY_BY), -8);
  assert_int_equal(number_of(ADD " by=$2", CW_KEY_BY), INT64_MAX);
  assert_int_equal(number_of("castaway:op load object=$0 offset=1 returns=old order=relaxed", CW_KEY_OBJECT), 7);
}

static void parse__constant_out_of_range__says_how_many_there_are(void **state) {
  (void)state;
  assert_refused(ADD " by=$3", "'by=$3': the annotation gives only 3 constants");
  assert_refused(ADD " by=$999999999999999999", "'by=$999999999999999999': the annotation gives only 3 constants");
  cw_contract contract;
  cw_message message;
  assert_false(
      cw_contract_parse(&contract, ADD " by=$0", strlen(ADD " by=$0"), (cw_constants){NULL, 0, NULL}, &message));
  assert_string_equal(message.text, "'by=$0': the annotation gives only 0 constants");
}

static void parse__constant_that_is_no_integer__is_named(void **state) {
  (void)state;
  const int64_t values[] = {7, 0};
  const bool unusable[] = {false, true};
  const cw_constants constants = {values, 2, unusable};
  cw_contract contract;
  cw_message message;
  assert_true(cw_contract_parse(&contract, ADD " by=$0", strlen(ADD " by=$0"), constants, &message));
  assert_false(cw_contract_parse(&contract, ADD " by=$1", strlen(ADD " by=$1"), constants, &message));
  assert_string_equal(message.text, "'by=$1': that constant is no integer of at most 64 bits");
}

static void parse__constant_malformed__is_named(void **state) {
  (void)state;
  static const char *const values[] = {"$", "$x", "$-1", "$$0", "$0x", "$1000000000000000000"};
  assert_each_refused(ADD " by=%s", values, COUNT(values), "'by=%s': a constant is written $0, $1, ...");
}

static void parse__argument_negative__is_named(void **state) {
  (void)state;
  const char *reason = "'object=-1': arguments are counted from 0";
  assert_refused("castaway:op load object=-1 offset=1 returns=old order=relaxed", reason);
  reason = "'object=$1': arguments are counted from 0";
  assert_refused("castaway:op load object=$1 offset=1 returns=old order=relaxed", reason);
}

/* ---- Orders and results ---- */

static void parse__order_word__is_its_c11_number(void **state) {
  (void)state;
  static const char *const words[] = {"relaxed", "consume", "acquire", "release", "acq_rel", "seq_cst"};
  for (int i = 0; i < 6; i++) {
    char text[200];
    snprintf(text, sizeof text, "castaway:op add by=1 object=0 offset=1 returns=old order=%s", words[i]);
    cw_contract contract = parsed(text);
    assert_int_equal(contract.number[CW_KEY_ORDER], i);
    assert_false(cw_key_is_argument(&contract, CW_KEY_ORDER));
  }
}

static void parse__order_argument__is_an_argument(void **state) {
  (void)state;
  cw_contract contract = parsed("castaway:op compare_exchange object=0 offset=1 expected=2 desired=3 returns=old "
                                "order=arg4 failure=relaxed");
  assert_true(cw_key_is_argument(&contract, CW_KEY_ORDER));
  assert_int_equal(contract.number[CW_KEY_ORDER], 4);
  assert_false(cw_key_is_argument(&contract, CW_KEY_FAILURE));
  assert_true(cw_key_is_argument(&contract, CW_KEY_OBJECT));
  assert_false(cw_key_is_argument(&contract, CW_KEY_KIND));
}

static void parse__order_wrong__is_named(void **state) {
  (void)state;
#define ORDERED "castaway:op load object=0 offset=1 returns=old order="
  static const char *const unknown[] = {"", "strong", "Relaxed", "arg", "seq_cst2", "0"};
  assert_each_refused(ORDERED "%s", unknown, COUNT(unknown),
                      "'order=%s': an order is relaxed, consume, acquire, release, acq_rel, seq_cst or argK");
  assert_refused(ORDERED "argx", "'order=argx': a number or $k is wanted");
  assert_refused(ORDERED "arg-1", "'order=arg-1': arguments are counted from 0");
}

static void parse__result_unknown__is_named(void **state) {
  (void)state;
  assert_refused("castaway:op load object=0 offset=1 order=relaxed returns=",
                 "'returns=': a helper returns nothing, old, new, success or status");
  assert_refused("castaway:op load object=0 offset=1 order=relaxed returns=value",
                 "'returns=value': a helper returns nothing, old, new, success or status");
}

/* ---- Text that is odd as a whole ---- */

static void parse__text_not_terminated__is_not_read_past_its_end(void **state) {
  (void)state;
  const size_t length = strlen(LOAD);
  char *exact = malloc(length);
  assert_non_null(exact);
  memcpy(exact, LOAD, length);
  cw_contract contract;
  cw_message message;
  assert_true(cw_contract_parse(&contract, exact, length, (cw_constants){NULL, 0, NULL}, &message));
  /* Every shorter text is short of its last word, of a part of it, or of more. */
  for (size_t shorter = strlen(CW_CONTRACT_PREFIX); shorter < length; shorter++)
    assert_false(cw_contract_parse(&contract, exact, shorter, (cw_constants){NULL, 0, NULL}, &message));
  free(exact);
}

static void parse__word_longer_than_a_message__is_shortened(void **state) {
  (void)state;
  char text[2000] = LOAD " ";
  size_t length = strlen(text);
  memset(text + length, 'y', sizeof text - 1 - length);
  text[sizeof text - 1] = '\0';
  char reason[100] = "unknown word '";
  memset(reason + strlen(reason), 'y', 60);
  strcpy(reason + strlen("unknown word '") + 60, "'");
  assert_refused(text, reason);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(is_ours__prefix__true),
      cmocka_unit_test(is_ours__anything_else__false),
      cmocka_unit_test(parse__every_operation__is_known),
      cmocka_unit_test(parse__role_or_operation_unknown__is_named),
      cmocka_unit_test(parse__words_in_any_order__are_the_same_contract),
      cmocka_unit_test(equal__any_difference__is_seen),
      cmocka_unit_test(parse__any_white_space__divides_words),
      cmocka_unit_test(parse__word_not_given__is_not_got),
      cmocka_unit_test(parse__word_wrong__is_named),
      cmocka_unit_test(parse__number__is_taken_with_its_sign),
      cmocka_unit_test(parse__number_malformed__is_named),
      cmocka_unit_test(parse__constant__is_looked_up),
      cmocka_unit_test(parse__constant_out_of_range__says_how_many_there_are),
      cmocka_unit_test(parse__constant_that_is_no_integer__is_named),
      cmocka_unit_test(parse__constant_malformed__is_named),
      cmocka_unit_test(parse__argument_negative__is_named),
      cmocka_unit_test(parse__order_word__is_its_c11_number),
      cmocka_unit_test(parse__order_argument__is_an_argument),
      cmocka_unit_test(parse__order_wrong__is_named),
      cmocka_unit_test(parse__result_unknown__is_named),
      cmocka_unit_test(parse__text_not_terminated__is_not_read_past_its_end),
      cmocka_unit_test(parse__word_longer_than_a_message__is_shortened),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
