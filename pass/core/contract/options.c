/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parser of options. The table is also the list that an unknown word is answered with.
 */
#include "contract/options.h"

#include <stdio.h>
#include <string.h>

/* Each option: its name, and its values in the order of the numbers that they stand for. */
static const struct option {
  const char *name;
  const char *values[4];
} known[] = {
    {"lower", {"off", "on"}},
    {"faults", {"ignore", "warn", "error"}},
    {"required", {"off", "on"}},
    {"verify", {"off", "on"}},
    {"cleanup", {"off", "on"}},
    {"raise", {"off", "on"}},
    {"volatile", {"off", "auto", "on"}},
    {"lse", {"never", "auto", "always"}},
    {"audit", {"off", "on"}},
};

enum { LOWER, FAULTS, REQUIRED, VERIFY, CLEANUP, RAISE, VOLATILE, LSE, AUDIT, OPTION_COUNT };
_Static_assert(sizeof known / sizeof known[0] == OPTION_COUNT, "each option has its row");

static void set(cw_options *options, int option, int value) {
  switch (option) {
  case LOWER:
    options->lower = value;
    break;
  case FAULTS:
    options->faults = (cw_fault_policy)value;
    break;
  case REQUIRED:
    options->required = value;
    break;
  case VERIFY:
    options->verify = value;
    break;
  case CLEANUP:
    options->cleanup = value;
    break;
  case RAISE:
    options->raise = value;
    break;
  case VOLATILE:
    options->volatiles = (cw_volatile_policy)value;
    break;
  case LSE:
    options->lse = (cw_lse_policy)value;
    break;
  case AUDIT:
    options->audit = value;
    break;
  default:
    break;
  }
}

/* Whether the word is `name=value`. */
static bool is_setting(const char *word, size_t length, const char *name, const char *value) {
  size_t name_length = strlen(name);
  return length == name_length + 1 + strlen(value) && memcmp(word, name, name_length) == 0 &&
         word[name_length] == '=' && memcmp(word + name_length + 1, value, strlen(value)) == 0;
}

static bool apply(cw_options *options, const char *word, size_t length) {
  for (int i = 0; i < OPTION_COUNT; i++) {
    for (int value = 0; known[i].values[value]; value++) {
      if (is_setting(word, length, known[i].name, known[i].values[value])) {
        set(options, i, value);
        return true;
      }
    }
  }
  return false;
}

/* "lower=off|on, faults=…" */
static void list_known(char *text, size_t size) {
  size_t used = 0;
  for (int i = 0; i < OPTION_COUNT; i++) {
    used += (size_t)snprintf(text + used, size - used, "%s%s", i ? ", " : "", known[i].name);
    for (int value = 0; known[i].values[value]; value++)
      used += (size_t)snprintf(text + used, size - used, "%c%s", value ? '|' : '=', known[i].values[value]);
  }
}

cw_options cw_options_default(void) {
  return (cw_options){.lower = true,
                      .cleanup = true,
                      .faults = CW_FAULTS_WARN,
                      .raise = true,
                      .volatiles = CW_VOLATILE_AUTO,
                      .lse = CW_LSE_AUTO};
}

static bool is_separator(char c) {
  return c == ';' || c == ',' || c == ' ' || c == '\t' || c == '\n';
}

bool cw_options_parse(cw_options *options, const char *text, size_t length, cw_message *message) {
  char list[200];
  size_t start = 0;
  while (start < length) {
    size_t end = start;
    while (end < length && !is_separator(text[end]))
      end++;
    if (end > start && !apply(options, text + start, end - start)) {
      int shown = end - start < 60 ? (int)(end - start) : 60;
      list_known(list, sizeof list);
      snprintf(message->text, sizeof message->text, "unknown option '%.*s': known options are %s", shown, text + start,
               list);
      return false;
    }
    start = end + 1;
  }
  return true;
}
