/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The table of reasons for keeping a retry loop, and that docs/remarks.md explains each.
 */
#include "raise/reason.h"
#include "reason_page.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum {
#define CW_X(name, ...) ROW_##name,
  CW_LOOP_REASON_TABLE(CW_X)
#undef CW_X
      REASON_COUNT
};

static const char *name_of(int reason) {
  return cw_loop_reason_name((cw_loop_reason)reason);
}

static const char *text_of(int reason) {
  return cw_loop_reason_text((cw_loop_reason)reason);
}

static void none__has_no_text(void **state) {
  (void)state;
  assert_string_equal(text_of(0), "");
}

static void every_reason__has_a_sentence_of_its_own(void **state) {
  (void)state;
  assert_sentences_differ(text_of, REASON_COUNT);
}

static void every_reason__is_explained_on_its_page(void **state) {
  (void)state;
  assert_explained(name_of, text_of, REASON_COUNT);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(none__has_no_text),
      cmocka_unit_test(every_reason__has_a_sentence_of_its_own),
      cmocka_unit_test(every_reason__is_explained_on_its_page),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
