/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A mark is `castaway:WORD` or `castaway:WORD KEY=NAME`, one word to an annotation. The table below is the whole
 * language; other annotations, also the contracts of functions, are not looked at.
 */
#include "mark.h"

#include <ctype.h>
#include <string.h>

static const char prefix[] = "castaway:";

typedef struct cw_mark_word {
  const char *word;
  const char *key; /* null: takes none */
  bool key_needed;
  unsigned places; /* cw_mark_place */
  void (*apply)(cw_marks *marks, const char *name);
} cw_mark_word;

static void apply_reflect(cw_marks *marks, const char *name) {
  marks->reflect = true;
  marks->class_variable = name ? name : marks->class_variable;
}

static void apply_updater(cw_marks *marks, const char *name) {
  marks->updater = true;
  marks->updater_variable = name ? name : marks->updater_variable;
}

static void apply_private(cw_marks *marks, const char *name) {
  (void)name;
  marks->is_private = true;
}

static void apply_undescribed(cw_marks *marks, const char *name) {
  (void)name;
  marks->undescribed = true;
}

static void apply_value(cw_marks *marks, const char *name) {
  marks->value_class = name;
}

static void apply_describes(cw_marks *marks, const char *name) {
  marks->describes = name;
}

static const cw_mark_word words[] = {
    {"reflect", "class", false, CW_MARK_STRUCT, apply_reflect},
    {"updater", "variable", false, CW_MARK_MEMBER, apply_updater},
    {"private", 0, false, CW_MARK_MEMBER, apply_private},
    {"undescribed", 0, false, CW_MARK_MEMBER, apply_undescribed},
    {"value", "class", true, CW_MARK_MEMBER, apply_value},
    {"describes", "struct", true, CW_MARK_TABLE, apply_describes},
};

static const char known[] = "known are 'reflect [class=NAME]' on a struct, 'updater [variable=NAME]', 'private', "
                            "'undescribed' and 'value class=NAME' on a member, 'describes struct=NAME' on a table";

typedef struct cw_mark_reader {
  cw_arena *arena;
  cw_report *report; /* null: only count */
  cw_mark_place place;
  cw_marks marks;
} cw_mark_reader;

static const cw_mark_word *find_word(const char *text, size_t length) {
  for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
    if (strlen(words[i].word) == length && memcmp(words[i].word, text, length) == 0)
      return &words[i];
  return 0;
}

static bool is_identifier(const char *text) {
  if (!text[0] || isdigit((unsigned char)text[0]))
    return false;
  for (; *text; text++)
    if (!isalnum((unsigned char)*text) && *text != '_')
      return false;
  return true;
}

/* A struct may be named with its keyword. */
static const char *without_keyword(const char *name) {
  return strncmp(name, "struct ", 7) == 0 ? name + 7 : name;
}

/* The NAME of ` KEY=NAME`, "" if `rest` is anything else. */
static const char *name_in(const cw_mark_word *word, const char *rest) {
  size_t length = word->key ? strlen(word->key) : 0;
  if (!word->key || rest[0] != ' ' || strncmp(rest + 1, word->key, length) != 0 || rest[length + 1] != '=')
    return "";
  const char *name = without_keyword(rest + length + 2);
  return is_identifier(name) ? name : "";
}

static void read_mark(cw_mark_reader *reader, CXCursor at, const char *text) {
  size_t length = strcspn(text, " ");
  const cw_mark_word *word = find_word(text, length);
  const char *rest = text + length;
  if (!word)
    cw_report_error(reader->report, at, "unknown mark '%s': %s", text, known);
  else if (!(word->places & reader->place))
    cw_report_error(reader->report, at, "the mark '%s' cannot stand here: %s", text, known);
  else if (!rest[0] && !word->key_needed)
    word->apply(&reader->marks, 0);
  else if (name_in(word, rest)[0])
    word->apply(&reader->marks, name_in(word, rest));
  else
    cw_report_error(reader->report, at, "malformed mark '%s': %s", text, known);
}

static enum CXChildVisitResult read_attribute(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  cw_mark_reader *reader = data;
  if (clang_getCursorKind(cursor) != CXCursor_AnnotateAttr)
    return CXChildVisit_Continue;
  CXString spelling = clang_getCursorSpelling(cursor);
  const char *text = clang_getCString(spelling);
  if (text && strncmp(text, prefix, sizeof prefix - 1) == 0) {
    reader->marks.count++;
    if (reader->report)
      read_mark(reader, cursor,
                cw_arena_copy(reader->arena, text + sizeof prefix - 1, strlen(text + sizeof prefix - 1)));
  }
  clang_disposeString(spelling);
  return CXChildVisit_Continue;
}

cw_marks cw_marks_of(cw_arena *arena, cw_report *report, CXCursor declaration, cw_mark_place place) {
  cw_mark_reader reader = {.arena = arena, .report = report, .place = place};
  clang_visitChildren(declaration, read_attribute, &reader);
  return reader.marks;
}

bool cw_is_marked(CXCursor declaration) {
  cw_mark_reader reader = {0};
  clang_visitChildren(declaration, read_attribute, &reader);
  return reader.marks.count != 0;
}
