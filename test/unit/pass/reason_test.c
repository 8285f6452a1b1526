/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The table of reasons, and that docs/remarks.md explains each by its name and its sentence.
 */
#include "reason.h"
#include "reason_page.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum {
#define CW_X(name, certainty, text) ROW_##name,
  CW_REASON_TABLE(CW_X)
#undef CW_X
      REASON_COUNT
};

static void none__has_no_text(void **state) {
  (void)state;
  assert_string_equal(cw_reason_text(CW_REASON_NONE), "");
  assert_false(cw_reason_faults(CW_REASON_NONE));
  assert_false(cw_reason_is_rejection(CW_REASON_NONE));
}

static const char *name_of(int reason) {
  return cw_reason_name((cw_reason)reason);
}

static const char *text_of(int reason) {
  return cw_reason_text((cw_reason)reason);
}

static void every_reason__has_a_sentence_of_its_own(void **state) {
  (void)state;
  assert_sentences_differ(text_of, REASON_COUNT);
}

static void no_reason__is_both_fault_and_rejection(void **state) {
  (void)state;
  for (int i = 0; i < REASON_COUNT; i++)
    assert_false(cw_reason_faults((cw_reason)i) && cw_reason_is_rejection((cw_reason)i));
}

/* What is only not visible here may be right at run time: no warning may claim more. */
static void uncertain_reasons__are_no_mistakes(void **state) {
  (void)state;
  static const cw_reason uncertain[] = {CW_REASON_UPDATER_UNKNOWN,   CW_REASON_OFFSET_UNKNOWN,
                                        CW_REASON_CLASS_NOT_VISIBLE, CW_REASON_NAME_UNKNOWN,
                                        CW_REASON_WIDTH_UNKNOWN,     CW_REASON_TOO_DEEP};
  for (size_t i = 0; i < sizeof uncertain / sizeof uncertain[0]; i++)
    assert_false(cw_reason_faults(uncertain[i]) || cw_reason_is_rejection(uncertain[i]));
  assert_true(cw_reason_faults(CW_REASON_HOLDER_NULL));
  assert_true(cw_reason_is_rejection(CW_REASON_FIELD_MISSING));
}

static void every_reason__is_explained_on_its_page(void **state) {
  (void)state;
  assert_explained(name_of, text_of, REASON_COUNT);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(none__has_no_text),
      cmocka_unit_test(every_reason__has_a_sentence_of_its_own),
      cmocka_unit_test(no_reason__is_both_fault_and_rejection),
      cmocka_unit_test(uncertain_reasons__are_no_mistakes),
      cmocka_unit_test(every_reason__is_explained_on_its_page),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
