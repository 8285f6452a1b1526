/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The resolvers. They follow a value through loads of constants and of variables that only a creation sets, through
 * phis and selects whose branches agree, and end at a constant descriptor, a creation or a look-up.
 */
#include "target.h"

#include "variable.h"

bool cw_target_equal(const cw_target *a, const cw_target *b) {
  return a->offset == b->offset && a->size == b->size && a->kind == b->kind &&
         cw_place_equal(a->holder.place, b->holder.place) && cw_place_equal(a->value.place, b->value.place);
}

/* ---- Classes and fields by name ---- */

/* Reads the class and finds the field that a creation or look-up names. */
static cw_reason find_named(const cw_unit *unit, LLVMValueRef call, const cw_contract *contract, cw_target *target,
                            cw_field_facts *field) {
  LLVMValueRef class_pointer = LLVMGetOperand(call, (unsigned)contract->number[CW_KEY_CLASS]);
  LLVMValueRef name = LLVMGetOperand(call, (unsigned)contract->number[CW_KEY_NAME]);
  cw_reason reason = cw_class_read(unit, contract, class_pointer, &target->holder);
  if (reason == CW_REASON_NONE)
    reason = cw_class_find_field(unit, contract, &target->holder, name, field);
  target->name = field->name;
  target->name_length = field->name_length;
  target->offset = field->offset;
  target->size = field->size;
  target->kind = field->kind;
  return reason;
}

/* The class that values must have: none if null. A descriptor that cannot be read matters to stores only. */
static void read_value_class(const cw_unit *unit, const cw_contract *contract, LLVMValueRef pointer,
                             cw_target *target) {
  if (pointer && !LLVMIsNull(pointer))
    target->value_unreadable = cw_class_read(unit, contract, pointer, &target->value) != CW_REASON_NONE;
}

/* The value class that a creation asks for must be the one that the field declares. */
static cw_reason check_value_class(const cw_unit *unit, LLVMValueRef call, const cw_contract *creation,
                                   const cw_field_facts *field) {
  if (!creation->given[CW_KEY_VALUE_CLASS])
    return CW_REASON_NONE;
  LLVMValueRef asked = LLVMGetOperand(call, (unsigned)creation->number[CW_KEY_VALUE_CLASS]);
  cw_place place;
  if (!LLVMIsNull(asked) && !cw_place_of(unit, asked, &place))
    return CW_REASON_VALUE_CLASS_UNKNOWN;
  return cw_same_address(unit, asked, field->value_class) ? CW_REASON_NONE : CW_REASON_FIELD_VALUE_CLASS;
}

/* The run-time checks of a creation on a field that exists, in their order. */
static cw_reason check_creation(const cw_unit *unit, LLVMValueRef call, const cw_contract *creation,
                                const cw_field_facts *field) {
  const int64_t *number = creation->number;
  cw_reason reason = cw_field_check_access(creation, field);
  if (reason == CW_REASON_NONE &&
      (field->kind != (uint64_t)number[CW_KEY_KIND] || field->size != (uint64_t)number[CW_KEY_SIZE]))
    reason = CW_REASON_FIELD_KIND;
  if (reason == CW_REASON_NONE)
    reason = check_value_class(unit, call, creation, field);
  return reason == CW_REASON_NONE ? cw_field_check_atomic(creation, field) : reason;
}

cw_reason cw_target_of_creation(const cw_unit *unit, LLVMValueRef call, const cw_contract *creation,
                                cw_target *target) {
  cw_field_facts field = {0};
  *target = (cw_target){.may_be_null = true};
  cw_reason reason = find_named(unit, call, creation, target, &field);
  if (reason == CW_REASON_NONE)
    reason = check_creation(unit, call, creation, &field);
  read_value_class(unit, creation, field.value_class, target);
  return reason;
}

cw_reason cw_target_of_lookup(const cw_unit *unit, LLVMValueRef call, const cw_contract *lookup, cw_target *target) {
  cw_field_facts field = {0};
  *target = (cw_target){0};
  cw_reason reason = find_named(unit, call, lookup, target, &field);
  if (reason == CW_REASON_NONE)
    reason = cw_field_check_access(lookup, &field);
  return reason == CW_REASON_NONE ? cw_field_check_atomic(lookup, &field) : reason;
}

/* ---- Constant updaters ---- */

static cw_reason updater_access_reason(cw_access access) {
  switch (access) {
  case CW_ACCESS_READABLE:
    return CW_REASON_NONE;
  case CW_ACCESS_NOT_VISIBLE:
    return CW_REASON_UPDATER_NOT_VISIBLE;
  case CW_ACCESS_INTERPOSABLE:
    return CW_REASON_UPDATER_INTERPOSABLE;
  case CW_ACCESS_NOT_CONSTANT:
    break;
  }
  return CW_REASON_UPDATER_NOT_CONSTANT;
}

/* An updater's members as they stand in its descriptor. */
typedef struct updater_facts {
  LLVMValueRef holder_class;
  LLVMValueRef value_class;
  LLVMValueRef name;
  uint64_t offset;
  uint64_t size;
  uint64_t kind;
} updater_facts;

static bool read_updater(const cw_unit *unit, const cw_contract *operation, cw_place place, updater_facts *u) {
  const int64_t *position = operation->number;
  return cw_read_pointer(unit, place, position[CW_KEY_UPDATER_CLASS], &u->holder_class) &&
         cw_read_pointer(unit, place, position[CW_KEY_UPDATER_VALUE_CLASS], &u->value_class) &&
         cw_read_pointer(unit, place, position[CW_KEY_UPDATER_NAME], &u->name) &&
         cw_read_number(unit, place, position[CW_KEY_UPDATER_OFFSET], &u->offset) &&
         cw_read_number(unit, place, position[CW_KEY_UPDATER_SIZE], &u->size) &&
         cw_read_number(unit, place, position[CW_KEY_UPDATER_KIND], &u->kind);
}

/* A descriptor written by hand must say of the field what its class says. */
static bool updater_agrees(const updater_facts *u, const cw_contract *operation, const cw_field_facts *field) {
  return u->offset == field->offset && u->size == field->size && u->kind == field->kind &&
         cw_field_check_atomic(operation, field) == CW_REASON_NONE;
}

static cw_reason target_of_descriptor(const cw_unit *unit, const cw_contract *operation, cw_place place,
                                      cw_target *target) {
  updater_facts u = {0};
  cw_field_facts field = {0};
  *target = (cw_target){0};
  cw_reason reason = updater_access_reason(cw_place_access(place));
  if (reason != CW_REASON_NONE)
    return reason;
  if (!read_updater(unit, operation, place, &u))
    return CW_REASON_UPDATER_UNREADABLE;
  reason = cw_class_read(unit, operation, u.holder_class, &target->holder);
  if (reason == CW_REASON_NONE)
    reason = cw_class_find_field(unit, operation, &target->holder, u.name, &field);
  if (reason == CW_REASON_FIELD_MISSING || (reason == CW_REASON_NONE && !updater_agrees(&u, operation, &field)))
    return CW_REASON_UPDATER_DISAGREES;
  if (reason != CW_REASON_NONE)
    return reason;
  target->offset = u.offset;
  target->size = u.size;
  target->kind = u.kind;
  target->name = field.name;
  target->name_length = field.name_length;
  read_value_class(unit, operation, u.value_class, target);
  return CW_REASON_NONE;
}

/* ---- Values that agree ---- */

/* A phi's incoming values, or a select's two. */
static unsigned choice_count(LLVMValueRef value) {
  return LLVMIsAPHINode(value) ? LLVMCountIncoming(value) : 2;
}

static LLVMValueRef choice_at(LLVMValueRef value, unsigned i) {
  return LLVMIsAPHINode(value) ? LLVMGetIncomingValue(value, i) : LLVMGetOperand(value, i + 1);
}

static bool is_choice(LLVMValueRef value) {
  return LLVMIsAPHINode(value) || LLVMIsASelectInst(value);
}

/* ---- Updaters ---- */

static cw_value_resolver resolve_updater;

/* All choices are one updater, or null: then the null check stays. */
static cw_reason resolve_updater_choice(cw_unit *unit, const cw_contract *operation, LLVMValueRef value,
                                        cw_target *target) {
  bool found = false;
  bool may_be_null = false;
  for (unsigned i = 0; i < choice_count(value); i++) {
    cw_target choice = {0};
    if (choice_at(value, i) == value)
      continue; /* a phi of a loop that keeps its value */
    cw_reason reason = resolve_updater(unit, operation, choice_at(value, i), &choice);
    may_be_null = may_be_null || reason == CW_REASON_UPDATER_NULL || choice.may_be_null;
    if (reason == CW_REASON_UPDATER_NULL)
      continue;
    if (reason != CW_REASON_NONE)
      return reason;
    if (found && !cw_target_equal(target, &choice))
      return CW_REASON_UPDATER_AMBIGUOUS;
    *target = choice;
    found = true;
  }
  target->may_be_null = may_be_null;
  return found ? CW_REASON_NONE : CW_REASON_UPDATER_NULL;
}

/* An updater loaded from memory: from a constant, or from a variable that only its making sets. */
static cw_reason resolve_loaded_updater(cw_unit *unit, const cw_contract *operation, LLVMValueRef load,
                                        cw_target *target) {
  LLVMValueRef pointer = LLVMGetOperand(load, 0);
  LLVMValueRef constant = NULL;
  cw_place place = {0};
  if (LLVMIsAAllocaInst(pointer))
    return cw_variable_target(unit, operation, pointer, resolve_updater, target);
  if (!cw_place_of(unit, pointer, &place))
    return CW_REASON_UPDATER_UNKNOWN;
  if (cw_place_access(place) == CW_ACCESS_READABLE && cw_read_pointer(unit, place, 0, &constant))
    return resolve_updater(unit, operation, constant, target);
  if (place.offset != 0)
    return CW_REASON_UPDATER_VARIABLE_ESCAPES;
  return cw_variable_target(unit, operation, place.global, resolve_updater, target);
}

static cw_reason resolve_updater(cw_unit *unit, const cw_contract *operation, LLVMValueRef value, cw_target *target) {
  cw_place place = {0};
  if (!cw_unit_step(unit))
    return CW_REASON_TOO_DEEP;
  if (LLVMIsNull(value))
    return CW_REASON_UPDATER_NULL;
  if (cw_place_of(unit, value, &place))
    return target_of_descriptor(unit, operation, place, target);
  if (is_choice(value))
    return resolve_updater_choice(unit, operation, value, target);
  if (LLVMIsALoadInst(value))
    return resolve_loaded_updater(unit, operation, value, target);
  return CW_REASON_UPDATER_UNKNOWN;
}

cw_reason cw_target_of_updater(cw_unit *unit, const cw_contract *operation, LLVMValueRef updater, cw_target *target) {
  cw_unit_begin_steps(unit);
  return resolve_updater(unit, operation, updater, target);
}

/* ---- Offsets ---- */

static cw_reason resolve_offset(cw_unit *unit, LLVMValueRef value, cw_target *target);

static cw_reason resolve_offset_choice(cw_unit *unit, LLVMValueRef value, cw_target *target) {
  bool found = false;
  for (unsigned i = 0; i < choice_count(value); i++) {
    cw_target choice = {0};
    if (choice_at(value, i) == value)
      continue; /* a phi of a loop that keeps its value */
    cw_reason reason = resolve_offset(unit, choice_at(value, i), &choice);
    if (reason != CW_REASON_NONE)
      return reason;
    if (found && !cw_target_equal(target, &choice))
      return CW_REASON_OFFSET_AMBIGUOUS;
    *target = choice;
    found = true;
  }
  return found ? CW_REASON_NONE : CW_REASON_OFFSET_UNKNOWN;
}

/* A plain number: the run-time library takes it too, whatever lies there. */
static cw_reason resolve_constant_offset(LLVMValueRef value, cw_target *target) {
  int64_t offset = LLVMConstIntGetSExtValue(value);
  *target = (cw_target){.offset = (uint64_t)offset};
  return offset < 0 ? CW_REASON_OFFSET_NEGATIVE : CW_REASON_NONE;
}

static cw_reason resolve_offset(cw_unit *unit, LLVMValueRef value, cw_target *target) {
  const cw_contract *contract = cw_unit_contract_of_call(unit, value);
  if (!cw_unit_step(unit))
    return CW_REASON_TOO_DEEP;
  if (LLVMIsAConstantInt(value))
    return resolve_constant_offset(value, target);
  if (contract && contract->role == CW_ROLE_LOOKUP) {
    cw_reason reason = cw_target_of_lookup(unit, value, contract, target);
    target->lookup = value;
    return reason;
  }
  if (is_choice(value))
    return resolve_offset_choice(unit, value, target);
  LLVMValueRef stored = LLVMIsALoadInst(value) ? cw_variable_single_store(unit, value) : NULL;
  return stored ? resolve_offset(unit, stored, target) : CW_REASON_OFFSET_UNKNOWN;
}

cw_reason cw_target_of_offset(cw_unit *unit, LLVMValueRef offset, cw_target *target) {
  cw_unit_begin_steps(unit);
  return resolve_offset(unit, offset, target);
}
