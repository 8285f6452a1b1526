/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * clang is asked for each offset by the member's name in the outermost struct: it looks through anonymous members
 * itself and counts packing, alignment attributes and pragmas in.
 */
#include "layout.h"

#include <string.h>

typedef struct cw_layout_reader {
  cw_arena *arena;
  CXType record; /* the outermost */
  cw_member **end;
} cw_layout_reader;

static bool is_record(CXType type) {
  return type.kind == CXType_Record;
}

static void forbid(cw_shape *shape, const char *obstacle) {
  shape->kind = 0;
  shape->obstacle = obstacle;
}

static void add_member(cw_layout_reader *reader, CXCursor field, const char *name) {
  CXType type = clang_getCursorType(field);
  long long size = clang_Type_getSizeOf(type);
  long long bits = clang_Type_getOffsetOf(reader->record, name);
  cw_member *member = cw_arena_allocate(reader->arena, sizeof *member);
  *member = (cw_member){.name = name, .cursor = field, .shape = cw_shape_of(type)};
  if (clang_Cursor_isBitField(field))
    forbid(&member->shape, "a bit-field");
  else if (member->shape.kind && (size <= 0 || bits < 0))
    forbid(&member->shape, "of a type that has no size");
  member->size = size > 0 ? (uint64_t)size : 0;
  member->offset = bits > 0 ? (uint64_t)bits / 8 : 0;
  *reader->end = member;
  reader->end = &member->next;
}

static enum CXVisitorResult read_field(CXCursor field, CXClientData data) {
  cw_layout_reader *reader = data;
  const char *name = cw_arena_take(reader->arena, clang_getCursorSpelling(field));
  CXType type = clang_getCanonicalType(clang_getCursorType(field));
  /* Without a name it is an anonymous struct, or a named one that stands for its members, a Microsoft extension. */
  if (is_record(type) && (!name[0] || clang_Cursor_isAnonymousRecordDecl(clang_getTypeDeclaration(type))))
    clang_Type_visitFields(type, read_field, reader);
  else if (name[0])
    add_member(reader, field, name);
  return CXVisit_Continue;
}

static enum CXVisitorResult take_first(CXCursor field, CXClientData data) {
  *(CXType *)data = clang_getCanonicalType(clang_getCursorType(field));
  return CXVisit_Break;
}

CXType cw_first_member_type(CXType record) {
  CXType first = {CXType_Invalid, {0, 0}};
  record = clang_getCanonicalType(record);
  if (!is_record(record) || clang_getTypeDeclaration(record).kind != CXCursor_StructDecl)
    return first;
  clang_Type_visitFields(record, take_first, &first);
  if (is_record(first) && clang_Cursor_isAnonymousRecordDecl(clang_getTypeDeclaration(first)))
    return cw_first_member_type(first);
  return first;
}

bool cw_is_object_header(CXType type) {
  if (!is_record(type))
    return false;
  CXString name = clang_getCursorSpelling(clang_getTypeDeclaration(type));
  bool is_header = strcmp(clang_getCString(name), "cw_object") == 0;
  clang_disposeString(name);
  return is_header;
}

cw_layout cw_layout_of(cw_arena *arena, CXCursor definition) {
  CXType type = clang_getCanonicalType(clang_getCursorType(definition));
  cw_layout layout = {.cursor = definition, .first = cw_first_member_type(type)};
  layout.c_name = cw_arena_take(arena, clang_getTypeSpelling(type));
  layout.name = cw_arena_take(arena, clang_getCursorSpelling(definition));
  long long size = clang_Type_getSizeOf(type);
  long long alignment = clang_Type_getAlignOf(type);
  layout.size = size > 0 ? (uint64_t)size : 0;
  layout.alignment = alignment > 0 ? (uint64_t)alignment : 1;
  cw_layout_reader reader = {arena, type, &layout.members};
  clang_Type_visitFields(type, read_field, &reader);
  return layout;
}

const cw_member *cw_layout_find(const cw_layout *layout, const char *name) {
  for (const cw_member *member = layout->members; member; member = member->next)
    if (strcmp(member->name, name) == 0)
      return member;
  return 0;
}
