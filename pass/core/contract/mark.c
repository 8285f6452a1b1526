/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parser of marks. On a function an unknown word is left to the parser of contracts, which lists the roles; on a
 * variable it can only be a mark that was misspelt.
 */
#include "contract/mark.h"

#include <stdio.h>
#include <string.h>

static const struct {
  const char *word;
  bool on_functions;
} known[] = {
    [CW_MARK_REQUIRED] = {"required", true},
    [CW_MARK_ONCE] = {"once", false},
    [CW_MARK_OPTIONS] = {"options", false},
};
enum { KNOWN_COUNT = sizeof known / sizeof known[0] };

static bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\v' || c == '\f' || c == '\r';
}

/* Takes the next word off the front of `rest`; empty at the end. */
static cw_text take_word(cw_text *rest) {
  while (rest->length && is_space(rest->start[0]))
    *rest = (cw_text){rest->start + 1, rest->length - 1};
  cw_text word = {rest->start, 0};
  while (word.length < rest->length && !is_space(rest->start[word.length]))
    word.length++;
  *rest = (cw_text){rest->start + word.length, rest->length - word.length};
  return word;
}

static bool is(cw_text word, const char *text) {
  return word.length == strlen(text) && memcmp(word.start, text, word.length) == 0;
}

/* What follows the prefix that every annotation of ours has. */
static cw_text after_prefix(const char *text, size_t length) {
  size_t prefix = strlen(CW_CONTRACT_PREFIX);
  return (cw_text){text + prefix, length - prefix};
}

static int find(cw_text word) {
  for (int i = 0; i < KNOWN_COUNT; i++)
    if (is(word, known[i].word))
      return i;
  return -1;
}

static bool is_role(cw_text word) {
  for (int i = 0; i < CW_ROLE_COUNT; i++)
    if (is(word, cw_role_word((cw_role)i)))
      return true;
  return false;
}

bool cw_mark_is_ours(const char *text, size_t length, cw_marked what) {
  if (!cw_contract_is_ours(text, length))
    return false;
  cw_text rest = after_prefix(text, length);
  cw_text word = take_word(&rest);
  return find(word) >= 0 || (what == CW_MARKED_VARIABLE && !is_role(word));
}

/* "BEFORE'WORD'AFTER" */
static bool refuse(cw_message *message, const char *before, cw_text word, const char *after) {
  int shown = word.length < 60 ? (int)word.length : 60;
  snprintf(message->text, sizeof message->text, "%s'%.*s'%s", before, shown, word.start, after);
  return false;
}

bool cw_mark_parse(cw_mark *mark, const char *text, size_t length, cw_marked what, cw_message *message) {
  cw_options ignored = cw_options_default();
  cw_text rest = after_prefix(text, length);
  cw_text word = take_word(&rest);
  int kind = find(word);
  if (kind < 0)
    return refuse(message, "unknown mark ", word, ": marks are required, once and options");
  if (what == CW_MARKED_FUNCTION && !known[kind].on_functions)
    return refuse(message, "", word, " is a mark of variables");
  *mark = (cw_mark){(cw_mark_kind)kind, rest};
  if (kind == CW_MARK_OPTIONS)
    return cw_options_parse(&ignored, rest.start, rest.length, message);
  word = take_word(&rest);
  return word.length == 0 || refuse(message, "", word, ": this mark takes no further words");
}
