/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Each claim is held against clang's own layout. Which struct a table is about is told, in this order, by --describes,
 * by CW_DESCRIBES on the table, by each class that uses it, and by the structs in its rows' offsetof; which struct a
 * class is about, by a struct of the class's name, and by the struct in its sizeof. What cannot be computed or
 * attributed is a note: silence means that it was checked.
 */
#include "check.h"
#include "claims.h"
#include "layout.h"

#include <string.h>

/* A tag or a typedef of a struct that is defined. */
typedef struct cw_struct_name {
  struct cw_struct_name *next;
  const char *name;
  CXCursor definition;
} cw_struct_name;

typedef struct cw_checker {
  cw_arena *arena;
  cw_report *report;
  const cw_options *options;
  cw_claims claims;
  cw_struct_name *structs;
} cw_checker;

static const char *spelling(cw_checker *checker, CXCursor cursor) {
  return cw_arena_take(checker->arena, clang_getCursorSpelling(cursor));
}

/* ---- Which struct ---- */

static CXCursor definition_of(CXType type) {
  CXCursor declaration = clang_getTypeDeclaration(clang_getCanonicalType(type));
  CXCursor definition = clang_getCursorDefinition(declaration);
  return clang_getCursorKind(definition) == CXCursor_StructDecl ? definition : clang_getNullCursor();
}

static enum CXChildVisitResult collect_name(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  cw_checker *checker = data;
  enum CXCursorKind kind = clang_getCursorKind(cursor);
  if (kind != CXCursor_StructDecl && kind != CXCursor_TypedefDecl)
    return CXChildVisit_Continue;
  CXCursor definition = definition_of(clang_getCursorType(cursor));
  if (clang_Cursor_isNull(definition))
    return CXChildVisit_Continue;
  cw_struct_name *entry = cw_arena_allocate(checker->arena, sizeof *entry);
  *entry = (cw_struct_name){checker->structs, spelling(checker, cursor), definition};
  checker->structs = entry;
  return CXChildVisit_Continue;
}

/* The struct of that tag or typedef. CW_CLASS(…, struct node, …) makes a name of the keyword, too. */
static CXCursor struct_named(const cw_checker *checker, const char *name) {
  const char *sought = name && strncmp(name, "struct ", 7) == 0 ? name + 7 : name;
  for (const cw_struct_name *entry = checker->structs; entry && sought; entry = entry->next)
    if (strcmp(entry->name, sought) == 0)
      return entry->definition;
  return clang_getNullCursor();
}

static void attribute_classes(cw_checker *checker) {
  for (cw_class_claim *claim = checker->claims.classes; claim; claim = claim->next) {
    CXCursor named = struct_named(checker, claim->name);
    claim->record = clang_Cursor_isNull(named) ? claim->size_hint : named;
  }
}

/* The struct of a class variable, or a null cursor where its descriptor is not seen. */
static CXCursor struct_of_variable(cw_checker *checker, CXCursor variable) {
  const cw_class_claim *claim = clang_Cursor_isNull(variable) ? 0 : cw_claims_class(&checker->claims, variable);
  return claim ? claim->record : clang_getNullCursor();
}

/* What --describes says of a table; null: nothing. */
static const char *described_by_option(const cw_checker *checker, const char *table) {
  size_t length = strlen(table);
  for (size_t i = 0; i < checker->options->describes.count; i++) {
    const char *word = checker->options->describes.items[i];
    if (strncmp(word, table, length) == 0 && word[length] == '=')
      return word + length + 1;
  }
  return 0;
}

/* Whether `record` is `ancestor` or starts with one. */
static bool starts_with(CXCursor record, CXCursor ancestor) {
  CXType type = clang_getCursorType(record);
  while (type.kind == CXType_Record || type.kind == CXType_Elaborated) {
    if (clang_equalCursors(definition_of(type), ancestor))
      return true;
    type = cw_first_member_type(type);
  }
  return false;
}

static bool starts_with_header(CXCursor record) {
  CXType type = clang_getCanonicalType(clang_getCursorType(record));
  while (type.kind == CXType_Record && !cw_is_object_header(type))
    type = cw_first_member_type(type);
  return type.kind == CXType_Record;
}

/* ---- Fields ---- */

static void check_number(cw_checker *checker, const cw_member *member, const cw_number *claim, uint64_t right,
                         const char *what) {
  if (!claim->known)
    cw_report_note(claim->at, "the %s of '%s' is not checked: it is no constant", what, member->name);
  else if (claim->value != right)
    cw_report_warning(checker->report, claim->at, "'%s' has %s %llu; here stands %llu", member->name, what,
                      (unsigned long long)right, (unsigned long long)claim->value);
}

static void check_kind(cw_checker *checker, const cw_member *member, const cw_number *claim) {
  if (!claim->known)
    cw_report_note(claim->at, "the kind of '%s' is not checked: it is no constant", member->name);
  else if (claim->value != member->shape.kind)
    cw_report_warning(checker->report, claim->at, "'%s' is %s, of kind %s; here stands %s", member->name,
                      cw_kind_text(member->shape.kind), cw_kind_constant(member->shape.kind),
                      claim->value <= UINT32_MAX && cw_kind_constant((unsigned)claim->value)
                          ? cw_kind_constant((unsigned)claim->value)
                          : "a number that is no kind");
}

static void check_atomic(cw_checker *checker, const cw_member *member, const cw_number *flags) {
  if (!flags->known)
    cw_report_note(flags->at, "the flags of '%s' are not checked: they are no constant", member->name);
  else if (member->shape.is_atomic && !(flags->value & CW_FIELD_ATOMIC))
    cw_report_warning(checker->report, flags->at, "'%s' is atomic; here CW_FIELD_ATOMIC is missing", member->name);
  else if (!member->shape.is_atomic && (flags->value & CW_FIELD_ATOMIC))
    cw_report_warning(checker->report, flags->at, "'%s' is not atomic; here stands CW_FIELD_ATOMIC", member->name);
}

static void check_value_class(cw_checker *checker, const cw_member *member, const cw_field_claim *claim) {
  if (clang_Cursor_isNull(claim->value_class))
    return;
  CXCursor described = struct_of_variable(checker, claim->value_class);
  CXCursor pointee = definition_of(member->shape.pointee);
  if (member->shape.kind != CW_KIND_REF)
    cw_report_warning(checker->report, claim->at, "'%s' is %s; here stands a class of values", member->name,
                      cw_kind_text(member->shape.kind));
  else if (!clang_Cursor_isNull(described) && !clang_Cursor_isNull(pointee) && !starts_with(described, pointee))
    cw_report_warning(checker->report, claim->at, "'%s' points to '%s'; here stands the class of '%s'", member->name,
                      spelling(checker, pointee), spelling(checker, described));
}

/* The member that a claim is about, if it is one that can be described. */
static const cw_member *member_of(cw_checker *checker, const cw_layout *layout, const cw_field_claim *claim) {
  if (!claim->name) {
    if (cw_is_null(claim->name_at))
      cw_report_warning(checker->report, claim->at, "a field without a name");
    else
      cw_report_note(claim->at, "this field is not checked: its name is no string literal");
    return 0;
  }
  const cw_member *member = cw_layout_find(layout, claim->name);
  if (!member)
    cw_report_warning(checker->report, claim->at, "'%s' has no member '%s'", layout->name, claim->name);
  else if (!member->shape.kind)
    cw_report_warning(checker->report, claim->at, "'%s' is %s, which no descriptor can hold", claim->name,
                      member->shape.obstacle);
  return member && member->shape.kind ? member : 0;
}

static void check_place(cw_checker *checker, const cw_member *member, const cw_field_claim *claim) {
  check_number(checker, member, &claim->offset, member->offset, "offset");
  check_number(checker, member, &claim->size, member->size, "size");
  check_kind(checker, member, &claim->kind);
  check_value_class(checker, member, claim);
}

/* ---- Tables ---- */

static void check_duplicate(cw_checker *checker, const cw_table_claim *table, const cw_field_claim *row) {
  for (const cw_field_claim *before = table->rows; before != row; before = before->next)
    if (row->name && before->name && strcmp(before->name, row->name) == 0) {
      cw_report_warning(checker->report, row->at, "'%s' is described twice", row->name);
      return;
    }
}

static void check_rows(cw_checker *checker, const cw_table_claim *table, CXCursor record) {
  cw_layout layout = cw_layout_of(checker->arena, record);
  for (const cw_field_claim *row = table->rows; row; row = row->next) {
    check_duplicate(checker, table, row);
    const cw_member *member = member_of(checker, &layout, row);
    if (!member)
      continue;
    check_place(checker, member, row);
    check_atomic(checker, member, &row->flags);
  }
}

/* Checks a table once for each struct that a class says it is about; false: no class does. */
static bool check_for_classes(cw_checker *checker, const cw_table_claim *table) {
  CXCursor done = clang_getNullCursor();
  for (const cw_class_claim *claim = checker->claims.classes; claim; claim = claim->next) {
    if (!clang_equalCursors(claim->table, table->variable) || clang_Cursor_isNull(claim->record) ||
        clang_equalCursors(claim->record, done))
      continue;
    check_rows(checker, table, claim->record);
    done = claim->record;
  }
  return !clang_Cursor_isNull(done);
}

static CXCursor struct_of_rows(const cw_table_claim *table) {
  for (const cw_field_claim *row = table->rows; row; row = row->next)
    if (!clang_Cursor_isNull(row->hint))
      return row->hint;
  return clang_getNullCursor();
}

static void check_table(cw_checker *checker, const cw_table_claim *table) {
  const char *variable = spelling(checker, table->variable);
  const char *told = described_by_option(checker, variable);
  if (!told)
    told = table->describes;
  if (!told && check_for_classes(checker, table))
    return;
  CXCursor record = told ? struct_named(checker, told) : struct_of_rows(table);
  if (!clang_Cursor_isNull(record))
    check_rows(checker, table, record);
  else if (told)
    cw_report_error(checker->report, table->variable, "'%s' is said to describe '%s', which is no struct here",
                    variable, told);
  else
    cw_report_note(table->variable, "'%s' is not checked: nothing tells which struct it describes; see CW_DESCRIBES",
                   variable);
}

/* ---- Classes ---- */

static void check_size(cw_checker *checker, const cw_class_claim *claim, const cw_layout *layout) {
  if (!claim->size.known)
    cw_report_note(claim->size.at, "the size of '%s' is not checked: it is no constant", layout->name);
  else if (claim->size.value != layout->size)
    cw_report_warning(checker->report, claim->size.at, "'%s' has %llu bytes; here stands %llu", layout->name,
                      (unsigned long long)layout->size, (unsigned long long)claim->size.value);
}

static void check_plain(cw_checker *checker, const cw_class_claim *claim, const cw_layout *layout) {
  if (!claim->flags.known)
    return;
  bool is_object = starts_with_header(layout->cursor);
  if (is_object && (claim->flags.value & CW_CLASS_PLAIN))
    cw_report_warning(checker->report, claim->flags.at, "'%s' starts with a cw_object; here stands CW_CLASS_PLAIN",
                      layout->name);
  else if (!is_object && !(claim->flags.value & CW_CLASS_PLAIN))
    cw_report_warning(checker->report, claim->flags.at,
                      "'%s' does not start with a cw_object; here CW_CLASS_PLAIN is missing", layout->name);
}

static void check_super(cw_checker *checker, const cw_class_claim *claim, const cw_layout *layout) {
  CXCursor super = struct_of_variable(checker, claim->super);
  bool extends_more =
      layout->first.kind == CXType_Record && !cw_is_object_header(layout->first) && starts_with_header(layout->cursor);
  if (clang_Cursor_isNull(claim->super) && extends_more)
    cw_report_warning(checker->report, claim->at, "'%s' starts with '%s'; here it has no superclass", layout->name,
                      spelling(checker, definition_of(layout->first)));
  else if (!clang_Cursor_isNull(super) && !starts_with(layout->cursor, super))
    cw_report_warning(checker->report, claim->at, "'%s' does not start with '%s', which here is its superclass",
                      layout->name, spelling(checker, super));
}

/* The depth and the display against the superclass's, where that one is seen. */
static void check_display(cw_checker *checker, const cw_class_claim *claim) {
  const cw_class_claim *super = clang_Cursor_isNull(claim->super) ? 0 : cw_claims_class(&checker->claims, claim->super);
  if ((!super && !clang_Cursor_isNull(claim->super)) || !claim->depth.known || (super && !super->depth.known))
    return;
  uint64_t depth = super ? super->depth.value + 1 : 0;
  if (claim->depth.value != depth)
    cw_report_warning(checker->report, claim->depth.at, "'%s' has depth %llu; here stands %llu",
                      spelling(checker, claim->variable), (unsigned long long)depth,
                      (unsigned long long)claim->depth.value);
  if (!claim->display_known || (super && !super->display_known))
    return;
  for (unsigned level = 0; level < CW_CLASS_DISPLAY; level++) {
    CXCursor right = level < depth ? super->display[level] : level == depth ? claim->variable : clang_getNullCursor();
    if (!clang_equalCursors(claim->display[level], right))
      cw_report_warning(checker->report, claim->at, "level %u of the display of '%s' is not what its superclasses say",
                        level, spelling(checker, claim->variable));
  }
}

static void check_count(cw_checker *checker, const cw_class_claim *claim) {
  const cw_table_claim *table = checker->claims.tables;
  while (table && !clang_equalCursors(table->variable, claim->table))
    table = table->next;
  if (table && claim->field_count.known && claim->field_count.value > (uint64_t)table->row_count)
    cw_report_warning(checker->report, claim->field_count.at, "'%s' has %lld rows; here stands %llu",
                      spelling(checker, table->variable), table->row_count,
                      (unsigned long long)claim->field_count.value);
}

static void check_class(cw_checker *checker, const cw_class_claim *claim) {
  check_display(checker, claim);
  check_count(checker, claim);
  if (clang_Cursor_isNull(claim->record)) {
    cw_report_note(claim->at, "'%s' is not checked: nothing tells which struct it describes",
                   spelling(checker, claim->variable));
    return;
  }
  cw_layout layout = cw_layout_of(checker->arena, claim->record);
  check_size(checker, claim, &layout);
  check_plain(checker, claim, &layout);
  check_super(checker, claim, &layout);
}

/* ---- Updaters ---- */

static void check_updater(cw_checker *checker, const cw_updater_claim *claim) {
  CXCursor record = struct_of_variable(checker, claim->holder_class);
  if (clang_Cursor_isNull(record))
    record = claim->field.hint;
  if (clang_Cursor_isNull(record)) {
    cw_report_note(claim->variable, "'%s' is not checked: nothing tells which struct it is for",
                   spelling(checker, claim->variable));
    return;
  }
  cw_layout layout = cw_layout_of(checker->arena, record);
  const cw_member *member = member_of(checker, &layout, &claim->field);
  if (!member)
    return;
  check_place(checker, member, &claim->field);
  if (!member->shape.is_atomic)
    cw_report_warning(checker->report, claim->variable, "'%s' is not atomic; here is an updater of it", member->name);
}

void cw_check(cw_arena *arena, cw_report *report, CXTranslationUnit unit, const cw_options *options) {
  cw_checker checker = {arena, report, options, cw_claims_read(arena, report, unit), 0};
  clang_visitChildren(clang_getTranslationUnitCursor(unit), collect_name, &checker);
  attribute_classes(&checker);
  for (const cw_class_claim *claim = checker.claims.classes; claim; claim = claim->next)
    check_class(&checker, claim);
  for (const cw_table_claim *table = checker.claims.tables; table; table = table->next)
    check_table(&checker, table);
  for (const cw_updater_claim *claim = checker.claims.updaters; claim; claim = claim->next)
    check_updater(&checker, claim);
}
