/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reading constants by byte offset, and refusing what the program could find otherwise.
 */
#include "resolve/descriptor.h"

#include "shim/bridge.h"

#include <string.h>

/* More fields than any struct has; a larger count is a descriptor misread. */
#define MAX_FIELDS 65536

/* No struct is larger. */
#define MAX_OFFSET (UINT64_C(1) << 31)

/* ---- Places ---- */

bool cw_place_of(const cw_unit *unit, LLVMValueRef pointer, cw_place *place) {
  if (LLVMGetTypeKind(LLVMTypeOf(pointer)) != LLVMPointerTypeKind)
    return false;
  place->global = cw_bridge_strip_offsets(unit->module, pointer, &place->offset);
  return LLVMIsAGlobalVariable(place->global) != NULL;
}

LLVMValueRef cw_place_address(const cw_unit *unit, cw_place place) {
  LLVMValueRef index = LLVMConstInt(LLVMInt64TypeInContext(unit->context), (uint64_t)place.offset, true);
  return place.offset == 0 ? place.global
                           : LLVMConstInBoundsGEP2(LLVMInt8TypeInContext(unit->context), place.global, &index, 1);
}

bool cw_place_equal(cw_place a, cw_place b) {
  return a.global == b.global && a.offset == b.offset;
}

bool cw_same_address(const cw_unit *unit, LLVMValueRef a, LLVMValueRef b) {
  bool a_null = !a || LLVMIsNull(a);
  bool b_null = !b || LLVMIsNull(b);
  if (a_null || b_null)
    return a_null && b_null;
  cw_place place_a, place_b;
  return cw_place_of(unit, a, &place_a) && cw_place_of(unit, b, &place_b) && cw_place_equal(place_a, place_b);
}

cw_access cw_place_access(cw_place place) {
  if (!LLVMGetInitializer(place.global))
    return CW_ACCESS_NOT_VISIBLE;
  if (cw_bridge_is_interposable(place.global))
    return CW_ACCESS_INTERPOSABLE;
  if (!LLVMIsGlobalConstant(place.global) || LLVMIsThreadLocal(place.global) ||
      !cw_bridge_has_definitive_initializer(place.global))
    return CW_ACCESS_NOT_CONSTANT;
  return CW_ACCESS_READABLE;
}

/* ---- Members ---- */

LLVMValueRef cw_read_constant(const cw_unit *unit, cw_place place, LLVMTypeRef type) {
  if (place.offset < 0)
    return NULL;
  LLVMValueRef value =
      cw_bridge_constant_at(unit->module, LLVMGetInitializer(place.global), (uint64_t)place.offset, type);
  return value && !LLVMIsUndef(value) ? value : NULL;
}

static cw_place member_of(const cw_contract *contract, cw_key key, cw_place base) {
  return (cw_place){base.global, base.offset + contract->number[key]};
}

bool cw_read_member(const cw_unit *unit, const cw_contract *contract, cw_key key, cw_place base, uint64_t *number) {
  *number = 0;
  if (!contract->given[key])
    return true;
  LLVMTypeRef type = LLVMIntTypeInContext(unit->context, 8u * contract->size[key]);
  LLVMValueRef value = cw_read_constant(unit, member_of(contract, key, base), type);
  if (!value || !LLVMIsAConstantInt(value))
    return false;
  *number = LLVMConstIntGetZExtValue(value);
  return true;
}

bool cw_read_pointer(const cw_unit *unit, const cw_contract *contract, cw_key key, cw_place base,
                     LLVMValueRef *pointer) {
  *pointer = LLVMConstNull(unit->pointer);
  if (!contract->given[key])
    return true;
  *pointer = cw_read_constant(unit, member_of(contract, key, base), unit->pointer);
  return *pointer != NULL;
}

/* ---- Classes ---- */

static cw_reason class_access_reason(cw_access access) {
  switch (access) {
  case CW_ACCESS_READABLE:
    return CW_REASON_NONE;
  case CW_ACCESS_NOT_VISIBLE:
    return CW_REASON_CLASS_NOT_VISIBLE;
  case CW_ACCESS_INTERPOSABLE:
    return CW_REASON_CLASS_INTERPOSABLE;
  case CW_ACCESS_NOT_CONSTANT:
    break;
  }
  return CW_REASON_CLASS_NOT_CONSTANT;
}

cw_reason cw_class_read(const cw_unit *unit, const cw_contract *contract, LLVMValueRef pointer, cw_class_facts *facts) {
  const int64_t *number = contract->number;
  uint64_t flags = 0;
  *facts = (cw_class_facts){.address = pointer};
  if (LLVMIsNull(pointer))
    return CW_REASON_CLASS_NULL;
  if (!cw_place_of(unit, pointer, &facts->place))
    return CW_REASON_CLASS_UNKNOWN;
  cw_reason reason = class_access_reason(cw_place_access(facts->place));
  if (reason != CW_REASON_NONE)
    return reason;
  if (!cw_read_member(unit, contract, CW_KEY_CLASS_FLAGS, facts->place, &flags) ||
      !cw_read_member(unit, contract, CW_KEY_CLASS_DEPTH, facts->place, &facts->depth))
    return CW_REASON_CLASS_UNREADABLE;
  facts->plain = (flags & (uint64_t)number[CW_KEY_CLASS_PLAIN]) != 0;
  facts->displayed = contract->given[CW_KEY_CLASS_DISPLAY] && facts->depth < (uint64_t)number[CW_KEY_CLASS_LEVELS];
  return CW_REASON_NONE;
}

/* ---- Arrays of rows ---- */

/* The array that the class points to, or the one inside it. */
static bool first_row(const cw_unit *unit, const cw_contract *contract, cw_place class_place, cw_place *first) {
  LLVMValueRef pointer = NULL;
  if (contract->given[CW_KEY_CLASS_ROWS]) {
    *first = member_of(contract, CW_KEY_CLASS_ROWS, class_place);
    return true;
  }
  return contract->given[CW_KEY_CLASS_FIELDS] &&
         cw_read_pointer(unit, contract, CW_KEY_CLASS_FIELDS, class_place, &pointer) &&
         cw_place_of(unit, pointer, first) && cw_place_access(*first) == CW_ACCESS_READABLE;
}

cw_reason cw_class_rows(const cw_unit *unit, const cw_contract *contract, const cw_class_facts *facts, cw_rows *rows) {
  *rows = (cw_rows){.counted = contract->given[CW_KEY_CLASS_COUNT], .unreadable = CW_REASON_CLASS_UNREADABLE};
  if (!cw_read_member(unit, contract, CW_KEY_CLASS_COUNT, facts->place, &rows->count) || rows->count > MAX_FIELDS)
    return rows->unreadable;
  bool empty = rows->counted && rows->count == 0;
  return empty || first_row(unit, contract, facts->place, &rows->first) ? CW_REASON_NONE : rows->unreadable;
}

static cw_reason table_access_reason(cw_access access) {
  switch (access) {
  case CW_ACCESS_READABLE:
    return CW_REASON_NONE;
  case CW_ACCESS_NOT_VISIBLE:
    return CW_REASON_TABLE_NOT_VISIBLE;
  case CW_ACCESS_INTERPOSABLE:
    return CW_REASON_TABLE_INTERPOSABLE;
  case CW_ACCESS_NOT_CONSTANT:
    break;
  }
  return CW_REASON_TABLE_NOT_CONSTANT;
}

cw_reason cw_table_rows(const cw_unit *unit, const cw_contract *contract, LLVMValueRef pointer, LLVMValueRef count,
                        cw_rows *rows) {
  *rows = (cw_rows){.counted = contract->given[CW_KEY_ROW_COUNT], .unreadable = CW_REASON_TABLE_UNREADABLE};
  if (LLVMIsNull(pointer))
    return CW_REASON_TABLE_NULL;
  if (!cw_place_of(unit, pointer, &rows->first))
    return CW_REASON_TABLE_UNKNOWN;
  if (rows->counted && (!count || !LLVMIsAConstantInt(count)))
    return CW_REASON_TABLE_LENGTH_UNKNOWN;
  rows->count = rows->counted ? LLVMConstIntGetZExtValue(count) : 0;
  return rows->count > MAX_FIELDS ? rows->unreadable : table_access_reason(cw_place_access(rows->first));
}

/* ---- Rows ---- */

static bool read_facts(const cw_unit *unit, const cw_contract *contract, cw_place row, cw_field_facts *field) {
  field->row = row;
  return cw_read_member(unit, contract, CW_KEY_FIELD_OFFSET, row, &field->offset) &&
         cw_read_member(unit, contract, CW_KEY_FIELD_SIZE, row, &field->size) &&
         cw_read_member(unit, contract, CW_KEY_FIELD_KIND, row, &field->kind) &&
         cw_read_member(unit, contract, CW_KEY_FIELD_FLAGS, row, &field->flags) &&
         cw_read_pointer(unit, contract, CW_KEY_FIELD_VALUE_CLASS, row, &field->value_class);
}

/* Offsets may be signed: those with the top bit of their member are not believed. */
static bool is_sane_offset(const cw_contract *contract, uint64_t offset) {
  uint64_t sign = UINT64_C(1) << (8u * contract->size[CW_KEY_FIELD_OFFSET] - 1);
  return offset < sign && offset < MAX_OFFSET;
}

static cw_reason read_row(const cw_unit *unit, const cw_contract *contract, cw_place row, cw_reason unreadable,
                          cw_field_facts *field) {
  if (!read_facts(unit, contract, row, field))
    return unreadable;
  return is_sane_offset(contract, field->offset) ? CW_REASON_NONE : CW_REASON_FIELD_OFFSET;
}

/* The name of a row: null where that ends the array. */
static bool read_name(const cw_unit *unit, const cw_contract *contract, const cw_rows *rows, cw_place row,
                      cw_field_facts *field) {
  LLVMValueRef name = NULL;
  field->name = NULL;
  if (!cw_read_pointer(unit, contract, CW_KEY_FIELD_NAME, row, &name))
    return false;
  if (!rows->counted && LLVMIsNull(name))
    return true;
  return cw_bridge_string(name, &field->name, &field->name_length);
}

cw_reason cw_rows_find_name(const cw_unit *unit, const cw_contract *contract, const cw_rows *rows, LLVMValueRef name,
                            cw_field_facts *field) {
  const char *text = NULL;
  size_t length = 0;
  cw_place row = rows->first;
  uint64_t limit = rows->counted ? rows->count : MAX_FIELDS;
  if (LLVMIsNull(name))
    return CW_REASON_NAME_NULL;
  if (!cw_bridge_string(name, &text, &length))
    return CW_REASON_NAME_UNKNOWN;
  for (uint64_t i = 0; i < limit; i++, row.offset += contract->number[CW_KEY_FIELD_STRIDE]) {
    if (!read_name(unit, contract, rows, row, field))
      return rows->unreadable;
    if (!field->name)
      return CW_REASON_FIELD_MISSING;
    if (field->name_length == length && memcmp(field->name, text, length) == 0)
      return read_row(unit, contract, row, rows->unreadable, field);
  }
  return rows->counted ? CW_REASON_FIELD_MISSING : rows->unreadable;
}

cw_reason cw_rows_find_index(const cw_unit *unit, const cw_contract *contract, const cw_rows *rows, LLVMValueRef index,
                             cw_field_facts *field) {
  if (!LLVMIsAConstantInt(index))
    return CW_REASON_INDEX_UNKNOWN;
  uint64_t number = LLVMConstIntGetZExtValue(index);
  if (number >= (rows->counted ? rows->count : MAX_FIELDS))
    return CW_REASON_INDEX_RANGE;
  cw_place row = {rows->first.global, rows->first.offset + (int64_t)number * contract->number[CW_KEY_FIELD_STRIDE]};
  if (contract->given[CW_KEY_FIELD_NAME] && !read_name(unit, contract, rows, row, field))
    return rows->unreadable;
  if (contract->given[CW_KEY_FIELD_NAME] && !field->name)
    return CW_REASON_INDEX_RANGE;
  return read_row(unit, contract, row, rows->unreadable, field);
}

cw_reason cw_row_read(const cw_unit *unit, const cw_contract *contract, cw_place row, cw_field_facts *field) {
  LLVMValueRef name = NULL;
  field->name = NULL;
  if (cw_place_access(row) != CW_ACCESS_READABLE)
    return table_access_reason(cw_place_access(row));
  if (contract->given[CW_KEY_FIELD_NAME] && cw_read_pointer(unit, contract, CW_KEY_FIELD_NAME, row, &name))
    cw_bridge_string(name, &field->name, &field->name_length);
  return read_row(unit, contract, row, CW_REASON_TABLE_UNREADABLE, field);
}

cw_reason cw_field_check_access(const cw_contract *contract, const cw_field_facts *field) {
  bool is_private = (field->flags & (uint64_t)contract->number[CW_KEY_FIELD_PRIVATE]) != 0;
  return is_private ? CW_REASON_FIELD_PRIVATE : CW_REASON_NONE;
}

cw_reason cw_field_check_atomic(const cw_contract *contract, const cw_field_facts *field) {
  bool marked = contract->given[CW_KEY_FIELD_ATOMIC];
  if (marked && (field->flags & (uint64_t)contract->number[CW_KEY_FIELD_ATOMIC]) == 0)
    return CW_REASON_FIELD_NOT_ATOMIC;
  if (!contract->given[CW_KEY_FIELD_SIZE])
    return CW_REASON_NONE; /* the operation's own width is all there is */
  bool aligned = field->size != 0 && field->offset % field->size == 0;
  return aligned ? CW_REASON_NONE : CW_REASON_FIELD_MISALIGNED;
}
