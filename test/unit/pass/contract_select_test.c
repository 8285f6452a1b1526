/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Helpers that are told by a code what to do: which codes there can be, and that everything that one of the operations
 * needs must be there for all.
 */
#include "contract_checks.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* Each operation that has a code, and what it needs besides. */
static const struct {
  cw_operation operation;
  const char *code;
  const char *operands;
} coded[CW_CODED_OPERATIONS] = {
    {CW_OPERATION_LOAD, "code.load", ""},
    {CW_OPERATION_STORE, "code.store", "value=3"},
    {CW_OPERATION_EXCHANGE, "code.exchange", "value=3"},
    {CW_OPERATION_COMPARE_EXCHANGE, "code.compare_exchange", "expected=3 desired=4 failure=relaxed"},
    {CW_OPERATION_ADD, "code.add", "value=3"},
    {CW_OPERATION_SUB, "code.sub", "value=3"},
    {CW_OPERATION_AND, "code.and", "value=3"},
    {CW_OPERATION_OR, "code.or", "value=3"},
    {CW_OPERATION_XOR, "code.xor", "value=3"},
    {CW_OPERATION_MIN, "code.min", "value=3 signed"},
    {CW_OPERATION_MAX, "code.max", "value=3 unsigned"},
};

#define SELECT "castaway:op select object=0 offset=1 code=2 returns=nothing order=relaxed "

static void select__each_code_alone__needs_its_operands(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(coded); i++) {
    char text[200];
    snprintf(text, sizeof text, SELECT "%s=5 %s", coded[i].code, coded[i].operands);
    assert_words(text, 2, "offset");
  }
}

static void select__code__is_that_of_its_operation_alone(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(coded); i++) {
    char text[200];
    snprintf(text, sizeof text, SELECT "%s=5 %s", coded[i].code, coded[i].operands);
    cw_contract contract = parsed(text);
    for (int k = 0; k < CW_OPERATION_COUNT; k++)
      assert_int_equal(cw_contract_has_code(&contract, (cw_operation)k), k == (int)coded[i].operation);
    assert_int_equal(contract.number[CW_KEY_CODE_LOAD + (int)coded[i].operation], 5);
  }
}

static void needs__of_select__are_those_of_its_operations(void **state) {
  (void)state;
  cw_contract contract = parsed(SELECT "code.load=0");
  assert_int_equal(cw_contract_needs(&contract), 0);
  contract = parsed(SELECT "code.load=0 code.add=1 value=3");
  assert_int_equal(cw_contract_needs(&contract), CW_NEED_NUMBER);
  contract = parsed(SELECT "code.store=0 code.max=-1 value=3 signed");
  assert_int_equal(cw_contract_needs(&contract), CW_NEED_VALUE | CW_NEED_NUMBER | CW_NEED_SIGN);
}

static void select__whole__is_accepted(void **state) {
  (void)state;
  assert_words(
      "castaway:op select object=1 offset=2 code=0 code.load=0 code.store=1 code.exchange=2 "
      "code.compare_exchange=3 code.add=4 code.sub=5 code.and=6 code.or=7 code.xor=8 code.min=9 code.max=10 "
      "unsigned value=*3 expected=*4 desired=*3 failure=arg6 order=arg6 width=arg5 old=*7 returns=status done=0 "
      "undone=1",
      2,
      "offset code.load code.store code.exchange code.add code.sub code.and code.or code.xor code.min code.max "
      "width old undone");
}

static void select__no_code__is_refused(void **state) {
  (void)state;
  assert_refused(SELECT, "'select' wants code.add=N or another code");
  assert_refused("castaway:op select object=0 offset=1 code.add=0 value=2 returns=nothing order=relaxed",
                 "the word 'code' is missing");
}

static void select__two_equal_codes__are_refused(void **state) {
  (void)state;
  assert_refused(SELECT "code.add=1 code.sub=1 value=3", "'code.add' and 'code.sub' are the same code");
  assert_refused(SELECT "code.max=0 unsigned value=3 code.load=0", "'code.load' and 'code.max' are the same code");
  assert_accepted(SELECT "code.add=1 code.sub=-1 value=3");
}

static void codes__of_another_operation__are_refused(void **state) {
  (void)state;
  assert_refused("castaway:op load object=0 offset=1 returns=old order=relaxed code=2", "codes mean nothing to 'load'");
  assert_refused("castaway:op add by=1 object=0 offset=1 returns=old order=relaxed code.add=2",
                 "codes mean nothing to 'add'");
}

static void operand__that_no_code_needs__is_refused(void **state) {
  (void)state;
  assert_refused(SELECT "code.load=0 value=3", "'value' means nothing to 'select'");
  assert_refused(SELECT "code.add=0 value=3 unsigned", "'unsigned' means nothing to 'select'");
  assert_refused(SELECT "code.add=0 value=3 weak", "'weak' means nothing to 'select'");
  assert_refused(SELECT "code.add=0 value=3 function=4", "'function' means nothing to 'select'");
}

static void value__of_select__is_an_argument(void **state) {
  (void)state;
  assert_refused(SELECT "code.add=0", "the word 'value' is missing");
  assert_refused(SELECT "code.add=0 by=1", "'by' means nothing to 'select'");
  assert_refused(SELECT "code.add=0 by=1 value=3", "'by' means nothing to 'select'");
  assert_refused(SELECT "code.min=0 value=3", "'select' wants either signed or unsigned");
}

static void order__must_fit_each_coded_operation(void **state) {
  (void)state;
#define ORDERED "castaway:op select object=0 offset=1 code=2 value=3 returns=nothing "
  assert_accepted(ORDERED "code.store=0 code.add=1 order=release");
  assert_accepted(ORDERED "code.load=0 code.store=1 order=arg4");
  assert_refused(ORDERED "code.load=0 code.add=1 order=release", "'load' cannot have the order 'release'");
  assert_refused(ORDERED "code.store=0 code.add=1 order=acquire", "'store' cannot have the order 'acquire'");
  assert_accepted(ORDERED "code.exchange=0 code.add=1 order=acq_rel");
}

/* Which call asks an operation for a value that it does not have, is seen where it is made. */
static void old_and_new__of_any_operation__are_accepted(void **state) {
  (void)state;
  assert_accepted(SELECT "code.add=0 code.min=1 signed value=3 new=*4 old=*5");
  assert_accepted(SELECT "code.add=0 code.load=1 code.store=2 value=3 new=*4 old=*5");
}

static void undone__needs_a_compare_exchange(void **state) {
  (void)state;
#define STATUS "castaway:op select object=0 offset=1 code=2 value=3 order=relaxed returns=status done=0 undone=1 "
  assert_accepted(STATUS "code.add=0 code.compare_exchange=1 expected=4 desired=5 failure=relaxed");
  assert_refused(STATUS "code.add=0", "'undone' means nothing to 'select'");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(select__each_code_alone__needs_its_operands),
      cmocka_unit_test(select__code__is_that_of_its_operation_alone),
      cmocka_unit_test(needs__of_select__are_those_of_its_operations),
      cmocka_unit_test(select__whole__is_accepted),
      cmocka_unit_test(select__no_code__is_refused),
      cmocka_unit_test(select__two_equal_codes__are_refused),
      cmocka_unit_test(codes__of_another_operation__are_refused),
      cmocka_unit_test(operand__that_no_code_needs__is_refused),
      cmocka_unit_test(value__of_select__is_an_argument),
      cmocka_unit_test(order__must_fit_each_coded_operation),
      cmocka_unit_test(old_and_new__of_any_operation__are_accepted),
      cmocka_unit_test(undone__needs_a_compare_exchange),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
