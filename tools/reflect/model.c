/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * From a translation unit to classes, in two rounds: first every marked struct is found, then each is resolved, since
 * what a struct starts with and what its pointers refer to may stand anywhere. Only the second round judges members: a
 * member that no descriptor can hold is passed over unless a mark asks for something of it.
 */
#include "model.h"

#include <string.h>

typedef struct cw_model_reader {
  cw_arena *arena;
  cw_report *report;
  CXTranslationUnit unit;
  const cw_words *inputs;
  cw_model model;
  cw_model_class **end;
} cw_model_reader;

/* ---- First round: which structs are marked ---- */

static cw_model_class *find_class(const cw_model *model, CXCursor definition) {
  for (cw_model_class *class = model->classes; class; class = class->next)
    if (clang_equalCursors(class->layout.cursor, definition))
      return class;
  return 0;
}

static bool is_in_inputs(const cw_model_reader *reader, CXCursor cursor) {
  CXFile file;
  clang_getExpansionLocation(clang_getCursorLocation(cursor), &file, 0, 0, 0);
  for (size_t i = 0; i < reader->inputs->count; i++)
    if (clang_File_isEqual(file, clang_getFile(reader->unit, reader->inputs->items[i])))
      return true;
  return false;
}

static void add_class(cw_model_reader *reader, CXCursor definition, const cw_marks *marks) {
  cw_model_class *class = cw_arena_allocate(reader->arena, sizeof *class);
  class->layout = cw_layout_of(reader->arena, definition);
  class->variable = marks->class_variable;
  if (!class->variable)
    class->variable = cw_arena_format(reader->arena, "%s_class", class->layout.name);
  class->is_asked = is_in_inputs(reader, definition);
  *reader->end = class;
  reader->end = &class->next;
}

static void collect_struct(cw_model_reader *reader, CXCursor cursor) {
  if (!cw_is_marked(cursor))
    return;
  CXCursor definition = clang_getCursorDefinition(cursor);
  if (!clang_Cursor_isNull(definition) && find_class(&reader->model, definition))
    return;
  cw_marks marks = cw_marks_of(reader->arena, reader->report, cursor, CW_MARK_STRUCT);
  if (!marks.reflect)
    return;
  if (clang_Cursor_isNull(definition))
    cw_report_error(reader->report, cursor, "this struct is marked, but nothing read here defines it");
  else if (clang_Cursor_isAnonymous(definition))
    cw_report_error(reader->report, cursor, "a struct without a name cannot be described");
  else
    add_class(reader, definition, &marks);
}

/* The struct or union that declares a member, beyond anonymous ones. */
static CXCursor owner_of(CXCursor field) {
  CXCursor owner = clang_getCursorSemanticParent(field);
  while (clang_Cursor_isAnonymousRecordDecl(owner))
    owner = clang_getCursorSemanticParent(owner);
  return owner;
}

static enum CXChildVisitResult collect(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  cw_model_reader *reader = data;
  switch (clang_getCursorKind(cursor)) {
  case CXCursor_StructDecl:
    collect_struct(reader, cursor);
    return CXChildVisit_Recurse; /* C lets a struct be defined where a member is declared */
  case CXCursor_UnionDecl:
    cw_marks_of(reader->arena, reader->report, cursor, CW_MARK_NOWHERE);
    return CXChildVisit_Recurse;
  case CXCursor_EnumDecl:
  case CXCursor_TypedefDecl:
    cw_marks_of(reader->arena, reader->report, cursor, CW_MARK_NOWHERE);
    return CXChildVisit_Continue;
  default:
    return CXChildVisit_Continue;
  }
}

/* Once all structs are known: a mark on a member of one that is not described would be lost without a word. */
static enum CXChildVisitResult find_lost_mark(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  cw_model_reader *reader = data;
  enum CXCursorKind kind = clang_getCursorKind(cursor);
  if (kind == CXCursor_FieldDecl && cw_is_marked(cursor) && !find_class(&reader->model, owner_of(cursor)))
    cw_report_error(reader->report, cursor, "this member is marked, but its struct is not: write CW_REFLECT there");
  return kind == CXCursor_StructDecl || kind == CXCursor_UnionDecl ? CXChildVisit_Recurse : CXChildVisit_Continue;
}

/* ---- Second round: what a class starts with ---- */

static void resolve(cw_model_reader *reader, cw_model_class *class);

/* Whether an object of `type` starts with a cw_object, however deep. */
static bool starts_with_header(CXType type) {
  while (type.kind == CXType_Record && !cw_is_object_header(type))
    type = cw_first_member_type(type);
  return type.kind == CXType_Record;
}

static void inherit(cw_model_reader *reader, cw_model_class *class, cw_model_class *super) {
  resolve(reader, super);
  if (super->is_plain) {
    class->is_plain = true;
    return;
  }
  class->super = super;
  class->depth = super->depth + 1;
  if (class->depth >= CW_CLASS_DISPLAY)
    cw_report_error(reader->report, class->layout.cursor, "'%s' has %u superclasses; there can be at most %d",
                    class->layout.name, class->depth, CW_CLASS_DISPLAY - 1);
}

static void resolve_super(cw_model_reader *reader, cw_model_class *class) {
  CXType first = class->layout.first;
  class->is_plain = !starts_with_header(first);
  if (first.kind != CXType_Record || cw_is_object_header(first))
    return;
  CXCursor declaration = clang_getTypeDeclaration(first);
  cw_model_class *super = find_class(&reader->model, declaration);
  if (super)
    inherit(reader, class, super);
  else if (!class->is_plain)
    cw_report_error(reader->report, class->layout.cursor,
                    "'%s' starts with '%s', which is an object but is not marked: write CW_REFLECT there, too",
                    class->layout.name, cw_arena_take(reader->arena, clang_getCursorSpelling(declaration)));
}

/* ---- Second round: members ---- */

static const char *value_class_of(cw_model_reader *reader, const cw_member *member, const cw_marks *marks) {
  if (marks->value_class)
    return strcmp(marks->value_class, "any") == 0 ? 0 : marks->value_class;
  if (member->shape.pointee.kind != CXType_Record)
    return 0;
  CXCursor definition = clang_getCursorDefinition(clang_getTypeDeclaration(member->shape.pointee));
  cw_model_class *class = find_class(&reader->model, definition);
  if (class)
    class->is_needed = true;
  return class ? class->variable : 0;
}

/* Why no updater can be made of a member that can be described, or null. */
static const char *updater_obstacle(cw_model_reader *reader, const cw_layout *layout, const cw_member *member) {
  if (!member->shape.is_atomic && member->shape.is_volatile)
    return "is only volatile, not atomic: declare it CW_ATOMIC";
  if (!member->shape.is_atomic)
    return "is not atomic: declare it CW_ATOMIC";
  if (member->shape.is_const)
    return "is const";
  if (member->offset % member->size != 0)
    return cw_arena_format(reader->arena, "is misaligned: its offset %llu is no multiple of its size %llu",
                           (unsigned long long)member->offset, (unsigned long long)member->size);
  if (layout->alignment < member->size)
    return cw_arena_format(reader->arena, "is misaligned: its struct is aligned to %llu bytes and it needs %llu",
                           (unsigned long long)layout->alignment, (unsigned long long)member->size);
  return 0;
}

static const char *updater_name(cw_model_reader *reader, const cw_layout *layout, const cw_member *member,
                                const cw_marks *marks) {
  if (!marks->updater)
    return 0;
  const char *obstacle = updater_obstacle(reader, layout, member);
  if (obstacle)
    cw_report_error(reader->report, member->cursor, "no updater can be made of '%s', which %s", member->name, obstacle);
  if (marks->updater_variable)
    return marks->updater_variable;
  return cw_arena_format(reader->arena, "%s_%s_updater", layout->name, member->name);
}

/* Whether a member goes into the descriptor; what a mark asks for and cannot have is an error. */
static bool is_describable(cw_model_reader *reader, const cw_member *member, const cw_marks *marks) {
  if (marks->undescribed && marks->count > 1)
    cw_report_error(reader->report, member->cursor, "'%s' is to be left out, so its other marks contradict",
                    member->name);
  if (marks->undescribed)
    return false;
  if (!member->shape.kind && marks->count)
    cw_report_error(reader->report, member->cursor, "%s '%s', which is %s",
                    marks->updater ? "no updater can be made of" : "no descriptor can hold", member->name,
                    member->shape.obstacle);
  if (marks->value_class && member->shape.kind && member->shape.kind != CW_KIND_REF)
    cw_report_error(reader->report, member->cursor, "'%s' has a value class but is %s", member->name,
                    cw_kind_text(member->shape.kind));
  if (member->offset > UINT32_MAX)
    cw_report_error(reader->report, member->cursor, "the offset of '%s' does not fit into 32 bits", member->name);
  return member->shape.kind != 0;
}

static void check_unique(cw_model_reader *reader, const cw_model_class *class, const cw_member *member) {
  for (const cw_model_field *field = class->fields; field; field = field->next)
    if (strcmp(field->member->name, member->name) == 0)
      cw_report_error(reader->report, member->cursor, "'%s' has two members '%s'", class->layout.name, member->name);
}

static void resolve_fields(cw_model_reader *reader, cw_model_class *class) {
  cw_model_field **end = &class->fields;
  for (const cw_member *member = class->layout.members; member; member = member->next) {
    cw_marks marks = cw_marks_of(reader->arena, reader->report, member->cursor, CW_MARK_MEMBER);
    if (!is_describable(reader, member, &marks))
      continue;
    check_unique(reader, class, member);
    cw_model_field *field = cw_arena_allocate(reader->arena, sizeof *field);
    field->member = member;
    field->is_private = marks.is_private;
    field->updater = updater_name(reader, &class->layout, member, &marks);
    field->value_class = value_class_of(reader, member, &marks);
    *end = field;
    end = &field->next;
    class->field_count++;
  }
}

static void resolve(cw_model_reader *reader, cw_model_class *class) {
  if (class->state != CW_UNRESOLVED)
    return;
  class->state = CW_RESOLVING;
  resolve_super(reader, class);
  if (class->is_asked) {
    resolve_fields(reader, class);
    for (cw_model_class *super = class->super; super; super = super->super)
      super->is_needed = true;
    if (class->layout.size > UINT32_MAX)
      cw_report_error(reader->report, class->layout.cursor, "the size of '%s' does not fit into 32 bits",
                      class->layout.name);
  }
  class->state = CW_RESOLVED;
}

/* ---- Names of what is to be written ---- */

static void check_name(cw_model_reader *reader, cw_words *names, const char *name, CXCursor at) {
  for (size_t i = 0; i < names->count; i++)
    if (strcmp(names->items[i], name) == 0)
      cw_report_error(reader->report, at, "two variables would be named '%s': name one of them in its mark", name);
  cw_words_add(reader->arena, names, name);
}

static void check_names(cw_model_reader *reader) {
  cw_words names = {0};
  for (const cw_model_class *class = reader->model.classes; class; class = class->next) {
    check_name(reader, &names, class->variable, class->layout.cursor);
    for (const cw_model_field *field = class->fields; field; field = field->next)
      if (field->updater)
        check_name(reader, &names, field->updater, field->member->cursor);
  }
}

cw_model cw_model_read(cw_arena *arena, cw_report *report, CXTranslationUnit unit, const cw_words *inputs) {
  cw_model_reader reader = {.arena = arena, .report = report, .unit = unit, .inputs = inputs};
  CXCursor all = clang_getTranslationUnitCursor(unit);
  reader.end = &reader.model.classes;
  clang_visitChildren(all, collect, &reader);
  clang_visitChildren(all, find_lost_mark, &reader);
  for (cw_model_class *class = reader.model.classes; class; class = class->next)
    resolve(&reader, class);
  check_names(&reader);
  return reader.model;
}
