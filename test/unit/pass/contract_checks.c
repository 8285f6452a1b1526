/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "contract_checks.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { MAX_TEXT = 1200, MAX_WORD = 64 };

bool read_contract(cw_contract *contract, const char *text, cw_message *message) {
  static const int64_t three[] = {7, -8, INT64_MAX};
  message->text[0] = '\0';
  return cw_contract_parse(contract, text, strlen(text), (cw_constants){three, COUNT(three), NULL}, message);
}

cw_contract parsed(const char *text) {
  cw_contract contract;
  cw_message message;
  if (!read_contract(&contract, text, &message))
    fail_msg("\"%s\": %s", text, message.text);
  return contract;
}

void assert_accepted(const char *text) {
  parsed(text);
}

void assert_refused(const char *text, const char *reason) {
  cw_contract contract;
  cw_message message;
  if (read_contract(&contract, text, &message))
    fail_msg("\"%s\" was accepted", text);
  if (strcmp(message.text, reason) != 0)
    fail_msg("\"%s\": %s; expected: %s", text, message.text, reason);
}

/* Puts `word` where the format has `%s`, if it has; formats come as arguments, so printf is not asked. */
static void put(char *text, size_t size, const char *format, const char *word) {
  const char *gap = strstr(format, "%s");
  size_t before = gap ? (size_t)(gap - format) : strlen(format);
  int written = snprintf(text, size, "%.*s%s%s", (int)before, format, gap ? word : "", gap ? gap + 2 : "");
  assert_true(written > 0 && (size_t)written < size);
}

void assert_each_accepted(const char *format, const char *const *words, size_t count) {
  for (size_t i = 0; i < count; i++) {
    char text[MAX_TEXT];
    put(text, sizeof text, format, words[i]);
    assert_accepted(text);
  }
}

void assert_each_refused(const char *format, const char *const *words, size_t count, const char *reason) {
  for (size_t i = 0; i < count; i++) {
    char text[MAX_TEXT], expected[MAX_TEXT];
    put(text, sizeof text, format, words[i]);
    put(expected, sizeof expected, reason, words[i]);
    assert_refused(text, expected);
  }
}

/* Copies `text` without its `index`-th word, which goes to `word`; false if there are not so many. */
static bool leave_out(char *copy, const char *text, int index, char *word) {
  copy[0] = '\0';
  bool found = false;
  for (int i = 0; *text; i++) {
    size_t length = strcspn(text, " ");
    assert_true(length < MAX_WORD);
    if (i == index) {
      memcpy(word, text, length);
      word[length] = '\0';
      found = true;
    } else {
      strncat(copy, text, length);
      strcat(copy, " ");
    }
    text += length;
    text += strspn(text, " ");
  }
  return found;
}

bool lists_word(const char *list, const char *word) {
  size_t length = strcspn(word, "=");
  for (; *list; list += strcspn(list, " "), list += strspn(list, " "))
    if (strcspn(list, " ") == length && strncmp(list, word, length) == 0)
      return true;
  return false;
}

void assert_words(const char *text, int skip, const char *optional) {
  char copy[MAX_TEXT], word[MAX_WORD];
  cw_contract contract;
  cw_message message;
  assert_true(strlen(text) + 2 < sizeof copy);
  assert_accepted(text);
  for (int i = skip; leave_out(copy, text, i, word); i++) {
    if (lists_word(optional, word))
      assert_accepted(copy);
    else if (read_contract(&contract, copy, &message))
      fail_msg("accepted without '%s': \"%s\"", word, copy);
  }
}
