/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The table of reasons why a retry loop stays, and that docs/remarks.md explains each.
 */
#include "raise/reason.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
#define CW_X(name, text, help) ROW_##name,
  CW_LOOP_REASON_TABLE(CW_X)
#undef CW_X
      REASON_COUNT
};

static void none__has_no_text(void **state) {
  (void)state;
  assert_string_equal(cw_loop_reason_text(CW_LOOP_NONE), "");
}

static void every_reason__has_a_sentence_of_its_own(void **state) {
  (void)state;
  for (int i = 1; i < REASON_COUNT; i++) {
    const char *text = cw_loop_reason_text((cw_loop_reason)i);
    assert_true(strlen(text) > 10);
    assert_true(text[strlen(text) - 1] != '.');
    for (int j = 1; j < i; j++)
      assert_string_not_equal(text, cw_loop_reason_text((cw_loop_reason)j));
  }
}

static const char *read_page(void) {
  static char page[1 << 18];
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
    char heading[300];
    const char *name = cw_loop_reason_name((cw_loop_reason)i);
    const char *text = cw_loop_reason_text((cw_loop_reason)i);
    snprintf(heading, sizeof heading, "\n| `%s` | %s |", name, text);
    if (!strstr(page, heading))
      fail_msg("docs/remarks.md has no row for %s, \"%s\"", name, text);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(none__has_no_text),
      cmocka_unit_test(every_reason__has_a_sentence_of_its_own),
      cmocka_unit_test(every_reason__is_explained_on_its_page),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
