/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "contract/mark.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static bool is_ours(const char *text, cw_marked what) {
  return cw_mark_is_ours(text, strlen(text), what);
}

static cw_mark parsed(const char *text, cw_marked what) {
  cw_mark mark;
  cw_message message;
  assert_true(is_ours(text, what));
  if (!cw_mark_parse(&mark, text, strlen(text), what, &message))
    fail_msg("\"%s\": %s", text, message.text);
  return mark;
}

static void assert_refused(const char *text, cw_marked what, const char *reason) {
  cw_mark mark;
  cw_message message;
  assert_true(is_ours(text, what));
  assert_false(cw_mark_parse(&mark, text, strlen(text), what, &message));
  assert_string_equal(message.text, reason);
}

static void is_ours__contract_or_foreign__is_none(void **state) {
  (void)state;
  static const char *const texts[] = {
      "", "castaway", "something:required", "castaway:op load", "castaway:new", "castaway:offset class=0"};
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
    assert_false(is_ours(texts[i], CW_MARKED_FUNCTION));
    assert_false(is_ours(texts[i], CW_MARKED_VARIABLE));
  }
}

static void is_ours__unknown_word__is_one_of_a_variable_only(void **state) {
  (void)state;
  assert_true(is_ours("castaway:requierd", CW_MARKED_VARIABLE));
  assert_false(is_ours("castaway:requierd", CW_MARKED_FUNCTION));
  assert_true(is_ours("castaway:", CW_MARKED_VARIABLE));
}

static void parse__each_mark__is_known(void **state) {
  (void)state;
  assert_int_equal(parsed("castaway:required", CW_MARKED_FUNCTION).kind, CW_MARK_REQUIRED);
  assert_int_equal(parsed("castaway: required \t", CW_MARKED_VARIABLE).kind, CW_MARK_REQUIRED);
  assert_int_equal(parsed("castaway:once", CW_MARKED_VARIABLE).kind, CW_MARK_ONCE);
  assert_int_equal(parsed("castaway:options", CW_MARKED_VARIABLE).kind, CW_MARK_OPTIONS);
}

static void parse__options__hands_them_out(void **state) {
  (void)state;
  cw_mark mark = parsed("castaway:options required=on, faults=error", CW_MARKED_VARIABLE);
  cw_options options = cw_options_default();
  cw_message message;
  assert_true(cw_options_parse(&options, mark.options.start, mark.options.length, &message));
  assert_true(options.required);
  assert_int_equal(options.faults, CW_FAULTS_ERROR);
}

static void parse__not_terminated__ends_at_its_length(void **state) {
  (void)state;
  cw_mark mark;
  cw_message message;
  assert_true(cw_mark_parse(&mark, "castaway:requiredx", strlen("castaway:required"), CW_MARKED_VARIABLE, &message));
}

static void parse__malformed__names_the_word(void **state) {
  (void)state;
  assert_refused("castaway:requierd", CW_MARKED_VARIABLE,
                 "unknown mark 'requierd': marks are required, once and options");
  assert_refused("castaway:", CW_MARKED_VARIABLE, "unknown mark '': marks are required, once and options");
  assert_refused("castaway:required always", CW_MARKED_VARIABLE, "'always': this mark takes no further words");
  assert_refused("castaway:once 1", CW_MARKED_VARIABLE, "'1': this mark takes no further words");
  assert_refused("castaway:once", CW_MARKED_FUNCTION, "'once' is a mark of variables");
  assert_refused("castaway:options lower=off", CW_MARKED_FUNCTION, "'options' is a mark of variables");
  assert_refused("castaway:options lowr=off", CW_MARKED_VARIABLE,
                 "unknown option 'lowr=off': known options are lower=off|on, faults=ignore|warn|error, "
                 "required=off|on, verify=off|on, cleanup=off|on, raise=off|on, volatile=off|auto|on, "
                 "lse=never|auto|always, audit=off|on");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(is_ours__contract_or_foreign__is_none),
      cmocka_unit_test(is_ours__unknown_word__is_one_of_a_variable_only),
      cmocka_unit_test(parse__each_mark__is_known),
      cmocka_unit_test(parse__options__hands_them_out),
      cmocka_unit_test(parse__not_terminated__ends_at_its_length),
      cmocka_unit_test(parse__malformed__names_the_word),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
