/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parser of options, and the list that an unknown word is answered with.
 */
#include "options.h"

#include <stdio.h>
#include <string.h>

static const char known[] = "known options are lower=on|off and faults=ignore|warn|error";

static bool is(const char *word, size_t length, const char *text) {
  return length == strlen(text) && memcmp(word, text, length) == 0;
}

static bool apply(cw_options *options, const char *word, size_t length) {
  static const char *const policies[] = {"faults=ignore", "faults=warn", "faults=error"};
  if (is(word, length, "lower=on") || is(word, length, "lower=off")) {
    options->lower = is(word, length, "lower=on");
    return true;
  }
  for (int i = CW_FAULTS_IGNORE; i <= CW_FAULTS_ERROR; i++) {
    if (is(word, length, policies[i])) {
      options->faults = (cw_fault_policy)i;
      return true;
    }
  }
  return false;
}

cw_options cw_options_default(void) {
  return (cw_options){.lower = true, .faults = CW_FAULTS_WARN};
}

static bool is_separator(char c) {
  return c == ';' || c == ',' || c == ' ' || c == '\t' || c == '\n';
}

bool cw_options_parse(cw_options *options, const char *text, size_t length, cw_message *message) {
  size_t start = 0;
  while (start < length) {
    size_t end = start;
    while (end < length && !is_separator(text[end]))
      end++;
    if (end > start && !apply(options, text + start, end - start)) {
      int shown = end - start < 60 ? (int)(end - start) : 60;
      snprintf(message->text, sizeof message->text, "unknown option '%.*s': %s", shown, text + start, known);
      return false;
    }
    start = end + 1;
  }
  return true;
}
