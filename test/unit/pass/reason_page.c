/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "reason_page.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

void assert_sentences_differ(reason_word_fn *text, int count) {
  for (int i = 1; i < count; i++) {
    assert_true(strlen(text(i)) > 10);
    assert_true(text(i)[strlen(text(i)) - 1] != '.');
    for (int j = 1; j < i; j++)
      assert_string_not_equal(text(i), text(j));
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

void assert_explained(reason_word_fn *name, reason_word_fn *text, int count) {
  const char *page = read_page();
  for (int i = 1; i < count; i++) {
    char row[300];
    snprintf(row, sizeof row, "\n| `%s` | %s |", name(i), text(i));
    if (!strstr(page, row))
      fail_msg("docs/remarks.md has no row for %s, \"%s\"", name(i), text(i));
  }
}
