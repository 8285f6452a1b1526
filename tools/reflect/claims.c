/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Every variable outside of system headers is looked at, also those inside of functions. Its type says what it is:
 * an array of cw_field, a cw_class, or a struct that starts with a cw_updater.
 */
#include "claims.h"
#include "layout.h"

#include <string.h>

typedef struct cw_claim_reader {
  cw_arena *arena;
  cw_report *report;
  cw_claims claims;
  cw_table_claim **tables_end;
  cw_class_claim **classes_end;
  cw_updater_claim **updaters_end;
} cw_claim_reader;

static bool is_struct(CXType type, const char *name) {
  type = clang_getCanonicalType(type);
  if (type.kind != CXType_Record)
    return false;
  CXString spelling = clang_getCursorSpelling(clang_getTypeDeclaration(type));
  bool same = strcmp(clang_getCString(spelling), name) == 0;
  clang_disposeString(spelling);
  return same;
}

/* ---- Tables ---- */

enum { FIELD_NAME, FIELD_VALUE_CLASS, FIELD_OFFSET, FIELD_SIZE, FIELD_KIND, FIELD_FLAGS, FIELD_MEMBERS };
static const char *const field_members[] = {"name", "value_class", "offset", "size", "kind", "flags"};

typedef struct cw_row_reader {
  cw_arena *arena;
  cw_field_claim **end;
} cw_row_reader;

static void read_row(CXCursor element, void *context) {
  cw_row_reader *reader = context;
  CXCursor list = cw_list_of(element);
  if (clang_Cursor_isNull(list)) {
    cw_report_note(element, "this row is not checked: it is not written in braces");
    return;
  }
  cw_initialiser row = cw_initialiser_of(list, field_members, FIELD_MEMBERS);
  cw_field_claim *claim = cw_arena_allocate(reader->arena, sizeof *claim);
  *claim = (cw_field_claim){.at = list,
                            .name = cw_string_of(reader->arena, &row, FIELD_NAME),
                            .name_at = row.values[FIELD_NAME],
                            .offset = cw_number_of(&row, FIELD_OFFSET),
                            .size = cw_number_of(&row, FIELD_SIZE),
                            .kind = cw_number_of(&row, FIELD_KIND),
                            .flags = cw_number_of(&row, FIELD_FLAGS),
                            .value_class = cw_variable_in(row.values[FIELD_VALUE_CLASS]),
                            .hint = cw_struct_in(row.values[FIELD_OFFSET])};
  *reader->end = claim;
  reader->end = &claim->next;
}

static void read_table(cw_claim_reader *reader, CXCursor variable, CXCursor list) {
  cw_table_claim *table = cw_arena_allocate(reader->arena, sizeof *table);
  cw_marks marks = cw_marks_of(reader->arena, reader->report, variable, CW_MARK_TABLE);
  *table = (cw_table_claim){.variable = clang_getCanonicalCursor(variable), .describes = marks.describes};
  table->row_count = clang_getArraySize(clang_getCursorType(variable));
  cw_row_reader rows = {reader->arena, &table->rows};
  cw_visit_elements(list, read_row, &rows);
  *reader->tables_end = table;
  reader->tables_end = &table->next;
}

/* ---- Classes ---- */

enum {
  CLASS_NAME,
  CLASS_SUPER,
  CLASS_FIELDS,
  CLASS_COUNT,
  CLASS_SIZE,
  CLASS_DEPTH,
  CLASS_FLAGS,
  CLASS_DISPLAY,
  CLASS_MEMBERS
};
static const char *const class_members[] = {"name", "super", "fields", "field_count",
                                            "size", "depth", "flags",  "display"};

typedef struct cw_display_reader {
  cw_class_claim *claim;
  unsigned level;
} cw_display_reader;

static void read_level(CXCursor element, void *context) {
  cw_display_reader *reader = context;
  if (reader->level < CW_CLASS_DISPLAY)
    reader->claim->display[reader->level++] = cw_variable_in(element);
  /* An element at a written index: positions are not what they seem. */
  if (clang_getCursorKind(element) == CXCursor_UnexposedExpr &&
      clang_getCanonicalType(clang_getCursorType(element)).kind == CXType_Void)
    reader->claim->display_known = false;
}

static void read_display(cw_class_claim *claim, CXCursor value) {
  cw_display_reader reader = {claim, 0};
  for (unsigned level = 0; level < CW_CLASS_DISPLAY; level++)
    claim->display[level] = clang_getNullCursor();
  claim->display_known = clang_getCursorKind(value) == CXCursor_InitListExpr;
  if (claim->display_known)
    cw_visit_elements(value, read_level, &reader);
}

static void read_class(cw_claim_reader *reader, CXCursor variable, CXCursor list) {
  cw_initialiser values = cw_initialiser_of(list, class_members, CLASS_MEMBERS);
  cw_class_claim *claim = cw_arena_allocate(reader->arena, sizeof *claim);
  *claim = (cw_class_claim){.variable = clang_getCanonicalCursor(variable),
                            .at = variable,
                            .name = cw_string_of(reader->arena, &values, CLASS_NAME),
                            .super = cw_variable_in(values.values[CLASS_SUPER]),
                            .table = cw_variable_in(values.values[CLASS_FIELDS]),
                            .field_count = cw_number_of(&values, CLASS_COUNT),
                            .size = cw_number_of(&values, CLASS_SIZE),
                            .depth = cw_number_of(&values, CLASS_DEPTH),
                            .flags = cw_number_of(&values, CLASS_FLAGS),
                            .size_hint = cw_struct_in(values.values[CLASS_SIZE])};
  read_display(claim, values.values[CLASS_DISPLAY]);
  *reader->classes_end = claim;
  reader->classes_end = &claim->next;
}

const cw_class_claim *cw_claims_class(const cw_claims *claims, CXCursor variable) {
  for (const cw_class_claim *claim = claims->classes; claim; claim = claim->next)
    if (clang_equalCursors(claim->variable, variable))
      return claim;
  return 0;
}

/* ---- Updaters ---- */

enum {
  UPDATER_HOLDER,
  UPDATER_VALUE_CLASS,
  UPDATER_NAME,
  UPDATER_OFFSET,
  UPDATER_SIZE,
  UPDATER_KIND,
  UPDATER_RESERVED,
  UPDATER_MEMBERS
};
static const char *const updater_members[] = {"holder_class", "value_class", "name",    "offset",
                                              "size",         "kind",        "reserved"};

static void read_updater(cw_claim_reader *reader, CXCursor variable, CXCursor list) {
  static const char *const outer_members[] = {"base"};
  cw_initialiser outer = cw_initialiser_of(list, outer_members, 1);
  CXCursor inner = outer.values[0];
  cw_initialiser values = cw_initialiser_of(clang_getCursorKind(inner) == CXCursor_InitListExpr ? inner : list,
                                            updater_members, UPDATER_MEMBERS);
  cw_updater_claim *claim = cw_arena_allocate(reader->arena, sizeof *claim);
  claim->variable = variable;
  claim->holder_class = cw_variable_in(values.values[UPDATER_HOLDER]);
  claim->field = (cw_field_claim){.at = variable,
                                  .name = cw_string_of(reader->arena, &values, UPDATER_NAME),
                                  .name_at = values.values[UPDATER_NAME],
                                  .offset = cw_number_of(&values, UPDATER_OFFSET),
                                  .size = cw_number_of(&values, UPDATER_SIZE),
                                  .kind = cw_number_of(&values, UPDATER_KIND),
                                  .value_class = cw_variable_in(values.values[UPDATER_VALUE_CLASS]),
                                  .hint = cw_struct_in(values.values[UPDATER_OFFSET])};
  *reader->updaters_end = claim;
  reader->updaters_end = &claim->next;
}

/* ---- All of them ---- */

static void read_variable(cw_claim_reader *reader, CXCursor variable) {
  CXType type = clang_getCanonicalType(clang_getCursorType(variable));
  CXCursor list = cw_list_of(variable);
  if (clang_Cursor_isNull(list))
    return;
  if (type.kind == CXType_ConstantArray && is_struct(clang_getArrayElementType(type), "cw_field"))
    read_table(reader, variable, list);
  else if (is_struct(type, "cw_class"))
    read_class(reader, variable, list);
  else if (is_struct(type, "cw_updater") || is_struct(cw_first_member_type(type), "cw_updater"))
    read_updater(reader, variable, list);
}

static enum CXChildVisitResult read_cursor(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  if (clang_Location_isInSystemHeader(clang_getCursorLocation(cursor)))
    return CXChildVisit_Continue;
  if (clang_getCursorKind(cursor) == CXCursor_VarDecl)
    read_variable(data, cursor);
  return CXChildVisit_Recurse;
}

cw_claims cw_claims_read(cw_arena *arena, cw_report *report, CXTranslationUnit unit) {
  cw_claim_reader reader = {.arena = arena, .report = report};
  reader.tables_end = &reader.claims.tables;
  reader.classes_end = &reader.claims.classes;
  reader.updaters_end = &reader.claims.updaters;
  clang_visitChildren(clang_getTranslationUnitCursor(unit), read_cursor, &reader);
  return reader.claims;
}
