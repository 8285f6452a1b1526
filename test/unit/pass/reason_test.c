/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The table of reasons, and that docs/remarks.md explains each by its name and its sentence.
 */
#include "reason.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static void every_reason__has_a_sentence_of_its_own(void **state) {
  (void)state;
  for (int i = 1; i < REASON_COUNT; i++) {
    const char *text = cw_reason_text((cw_reason)i);
    assert_true(strlen(text) > 10);
    assert_true(text[strlen(text) - 1] != '.');
    for (int j = 0; j < i; j++) {
      assert_string_not_equal(text, cw_reason_text((cw_reason)j));
      assert_string_not_equal(cw_reason_name((cw_reason)i), cw_reason_name((cw_reason)j));
    }
  }
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

static char *read_page(void) {
  static char page[1 << 17];
  FILE *file = fopen(REMARKS_PAGE, "rb");
  if (!file)
    fail_msg("cannot open %s", REMARKS_PAGE);
  size_t length = fread(page, 1, sizeof page - 1, file);
  fclose(file);
  page[length] = '\0';
  return page;
}

static void every_reason__is_explained_on_its_page(void **state) {
  (void)state;
  const char *page = read_page();
  for (int i = 1; i < REASON_COUNT; i++) {
    char heading[200];
    const char *name = cw_reason_name((cw_reason)i);
    const char *text = cw_reason_text((cw_reason)i);
    snprintf(heading, sizeof heading, "\n| `%s` | %s |", name, text);
    if (!strstr(page, heading))
      fail_msg("docs/remarks.md has no row for %s, \"%s\"", name, text);
  }
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
