/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reading constants by byte offset, and refusing what the program could find otherwise.
 */
#include "descriptor.h"

#include "../shim/bridge.h"

#include <string.h>

/* More fields than any struct has; a larger count is a descriptor misread. */
#define MAX_FIELDS 65536

/* ---- Places ---- */

bool cw_place_of(const cw_unit *unit, LLVMValueRef pointer, cw_place *place) {
  if (LLVMGetTypeKind(LLVMTypeOf(pointer)) != LLVMPointerTypeKind)
    return false;
  place->global = cw_bridge_strip_offsets(unit->module, pointer, &place->offset);
  return LLVMIsAGlobalVariable(place->global) != NULL;
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

static LLVMValueRef read_constant(const cw_unit *unit, cw_place place, int64_t position, LLVMTypeRef type) {
  int64_t offset = place.offset + position;
  if (offset < 0)
    return NULL;
  return cw_bridge_constant_at(unit->module, LLVMGetInitializer(place.global), (uint64_t)offset, type);
}

bool cw_read_number(const cw_unit *unit, cw_place place, int64_t position, uint64_t *number) {
  LLVMValueRef value = read_constant(unit, place, position, unit->int32);
  if (!value || !LLVMIsAConstantInt(value))
    return false;
  *number = LLVMConstIntGetZExtValue(value);
  return true;
}

bool cw_read_pointer(const cw_unit *unit, cw_place place, int64_t position, LLVMValueRef *pointer) {
  *pointer = read_constant(unit, place, position, unit->pointer);
  return *pointer && !LLVMIsUndef(*pointer);
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
  const int64_t *position = contract->number;
  uint64_t flags = 0;
  *facts = (cw_class_facts){.address = pointer};
  if (LLVMIsNull(pointer))
    return CW_REASON_CLASS_NULL;
  if (!cw_place_of(unit, pointer, &facts->place))
    return CW_REASON_CLASS_UNKNOWN;
  cw_reason reason = class_access_reason(cw_place_access(facts->place));
  if (reason != CW_REASON_NONE)
    return reason;
  if (!cw_read_number(unit, facts->place, position[CW_KEY_CLASS_FLAGS], &flags) ||
      !cw_read_number(unit, facts->place, position[CW_KEY_CLASS_DEPTH], &facts->depth))
    return CW_REASON_CLASS_UNREADABLE;
  facts->plain = (flags & (uint64_t)position[CW_KEY_CLASS_PLAIN]) != 0;
  facts->displayed = facts->depth < (uint64_t)position[CW_KEY_CLASS_LEVELS];
  return CW_REASON_NONE;
}

/* ---- Fields ---- */

static bool read_field(const cw_unit *unit, const cw_contract *contract, cw_place row, cw_field_facts *field) {
  const int64_t *position = contract->number;
  LLVMValueRef name = NULL;
  return cw_read_pointer(unit, row, position[CW_KEY_FIELD_NAME], &name) &&
         cw_bridge_string(name, &field->name, &field->name_length) &&
         cw_read_number(unit, row, position[CW_KEY_FIELD_OFFSET], &field->offset) &&
         cw_read_number(unit, row, position[CW_KEY_FIELD_SIZE], &field->size) &&
         cw_read_number(unit, row, position[CW_KEY_FIELD_KIND], &field->kind) &&
         cw_read_number(unit, row, position[CW_KEY_FIELD_FLAGS], &field->flags) &&
         cw_read_pointer(unit, row, position[CW_KEY_FIELD_VALUE_CLASS], &field->value_class);
}

/* Where the class's array of fields starts, and how long it is. */
static bool read_field_array(const cw_unit *unit, const cw_contract *contract, const cw_class_facts *facts,
                             cw_place *fields, uint64_t *count) {
  LLVMValueRef pointer = NULL;
  if (!cw_read_number(unit, facts->place, contract->number[CW_KEY_CLASS_COUNT], count) || *count > MAX_FIELDS)
    return false;
  if (*count == 0)
    return true;
  return cw_read_pointer(unit, facts->place, contract->number[CW_KEY_CLASS_FIELDS], &pointer) &&
         cw_place_of(unit, pointer, fields) && cw_place_access(*fields) == CW_ACCESS_READABLE;
}

cw_reason cw_class_find_field(const cw_unit *unit, const cw_contract *contract, const cw_class_facts *class_facts,
                              LLVMValueRef name, cw_field_facts *field) {
  const char *text = NULL;
  size_t length = 0;
  cw_place row = {0};
  uint64_t count = 0;
  if (LLVMIsNull(name))
    return CW_REASON_NAME_NULL;
  if (!cw_bridge_string(name, &text, &length))
    return CW_REASON_NAME_UNKNOWN;
  if (!read_field_array(unit, contract, class_facts, &row, &count))
    return CW_REASON_CLASS_UNREADABLE;
  for (; count > 0; count--, row.offset += contract->number[CW_KEY_FIELD_STRIDE]) {
    if (!read_field(unit, contract, row, field))
      return CW_REASON_CLASS_UNREADABLE;
    if (field->name_length == length && memcmp(field->name, text, length) == 0)
      return CW_REASON_NONE;
  }
  return CW_REASON_FIELD_MISSING;
}

cw_reason cw_field_check_access(const cw_contract *contract, const cw_field_facts *field) {
  bool is_private = (field->flags & (uint64_t)contract->number[CW_KEY_FIELD_PRIVATE]) != 0;
  return is_private ? CW_REASON_FIELD_PRIVATE : CW_REASON_NONE;
}

cw_reason cw_field_check_atomic(const cw_contract *contract, const cw_field_facts *field) {
  if ((field->flags & (uint64_t)contract->number[CW_KEY_FIELD_ATOMIC]) == 0)
    return CW_REASON_FIELD_NOT_ATOMIC;
  bool aligned = field->size != 0 && field->offset % field->size == 0;
  return aligned ? CW_REASON_NONE : CW_REASON_FIELD_MISALIGNED;
}
