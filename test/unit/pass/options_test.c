/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "contract/options.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static cw_options parsed(const char *text) {
  cw_options options = cw_options_default();
  cw_message message;
  if (!cw_options_parse(&options, text, strlen(text), &message))
    fail_msg("\"%s\": %s", text, message.text);
  return options;
}

static void assert_refused(const char *text, const char *word) {
  cw_options options = cw_options_default();
  cw_message message;
  char reason[320];
  snprintf(reason, sizeof reason,
           "unknown option '%s': known options are lower=off|on, faults=ignore|warn|error, required=off|on, "
           "verify=off|on, cleanup=off|on, raise=off|on, volatile=off|auto|on, lse=never|auto|always, audit=off|on",
           word);
  assert_false(cw_options_parse(&options, text, strlen(text), &message));
  assert_string_equal(message.text, reason);
}

static void default__serves_programs_without_contracts(void **state) {
  (void)state;
  cw_options options = cw_options_default();
  assert_true(options.raise);
  assert_int_equal(options.volatiles, CW_VOLATILE_AUTO);
  assert_int_equal(options.lse, CW_LSE_AUTO);
  assert_false(options.audit);
}

static void default__lowers_and_warns(void **state) {
  (void)state;
  cw_options options = cw_options_default();
  assert_true(options.lower);
  assert_int_equal(options.faults, CW_FAULTS_WARN);
  assert_false(options.required);
  assert_false(options.verify);
}

static void parse__nothing__changes_nothing(void **state) {
  (void)state;
  static const char *const texts[] = {"", " ", ";", ",,;; \t\n"};
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
    cw_options options = parsed(texts[i]);
    assert_true(options.lower);
    assert_int_equal(options.faults, CW_FAULTS_WARN);
  }
}

static void parse__each_option__sets_its_own(void **state) {
  (void)state;
  assert_false(parsed("lower=off").lower);
  assert_true(parsed("lower=on").lower);
  assert_int_equal(parsed("lower=off").faults, CW_FAULTS_WARN);
  assert_int_equal(parsed("faults=ignore").faults, CW_FAULTS_IGNORE);
  assert_int_equal(parsed("faults=warn").faults, CW_FAULTS_WARN);
  assert_int_equal(parsed("faults=error").faults, CW_FAULTS_ERROR);
  assert_true(parsed("faults=error").lower);
  assert_true(parsed("required=on").required);
  assert_false(parsed("required=on required=off").required);
  assert_false(parsed("required=on").verify);
  assert_true(parsed("verify=on").verify);
  assert_false(parsed("verify=on verify=off").verify);
  assert_false(parsed("verify=on").required);
  assert_false(parsed("raise=off").raise);
  assert_true(parsed("raise=off raise=on").raise);
  assert_int_equal(parsed("volatile=off").volatiles, CW_VOLATILE_OFF);
  assert_int_equal(parsed("volatile=on").volatiles, CW_VOLATILE_ON);
  assert_int_equal(parsed("volatile=on volatile=auto").volatiles, CW_VOLATILE_AUTO);
  assert_int_equal(parsed("lse=never").lse, CW_LSE_NEVER);
  assert_int_equal(parsed("lse=always").lse, CW_LSE_ALWAYS);
  assert_int_equal(parsed("lse=always lse=auto").lse, CW_LSE_AUTO);
  assert_true(parsed("audit=on").audit);
  assert_false(parsed("audit=on audit=off").audit);
}

static void parse__any_separator__divides_options(void **state) {
  (void)state;
  static const char separators[] = ";, \t\n";
  for (size_t i = 0; separators[i]; i++) {
    char text[64];
    snprintf(text, sizeof text, "%clower=off%cfaults=error%c", separators[i], separators[i], separators[i]);
    cw_options options = parsed(text);
    assert_false(options.lower);
    assert_int_equal(options.faults, CW_FAULTS_ERROR);
  }
}

static void parse__given_twice__the_last_counts(void **state) {
  (void)state;
  cw_options options = parsed("lower=off faults=error lower=on faults=ignore");
  assert_true(options.lower);
  assert_int_equal(options.faults, CW_FAULTS_IGNORE);
}

static void parse__unknown__is_named_with_what_is_known(void **state) {
  (void)state;
  static const char *const words[] = {"lower",   "lower=",  "lower=maybe",  "lower=off2", "Lower=off", "faults=fatal",
                                      "=",       "raise=1", "lower=off=on", "required",   "verify=1",  "required=error",
                                      "lowerXon"};
  for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
    char text[64];
    assert_refused(words[i], words[i]);
    snprintf(text, sizeof text, "faults=warn;%s,lower=on", words[i]);
    assert_refused(text, words[i]);
  }
}

static void parse__unknown_and_long__is_shortened(void **state) {
  (void)state;
  char text[1000], word[61];
  memset(text, 'x', sizeof text - 1);
  text[sizeof text - 1] = '\0';
  memset(word, 'x', 60);
  word[60] = '\0';
  assert_refused(text, word);
}

static void parse__text_not_terminated__ends_at_its_length(void **state) {
  (void)state;
  cw_options options = cw_options_default();
  cw_message message;
  assert_true(cw_options_parse(&options, "lower=offfaults", strlen("lower=off"), &message));
  assert_false(options.lower);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(default__lowers_and_warns),
      cmocka_unit_test(default__serves_programs_without_contracts),
      cmocka_unit_test(parse__nothing__changes_nothing),
      cmocka_unit_test(parse__each_option__sets_its_own),
      cmocka_unit_test(parse__any_separator__divides_options),
      cmocka_unit_test(parse__given_twice__the_last_counts),
      cmocka_unit_test(parse__unknown__is_named_with_what_is_known),
      cmocka_unit_test(parse__unknown_and_long__is_shortened),
      cmocka_unit_test(parse__text_not_terminated__ends_at_its_length),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
