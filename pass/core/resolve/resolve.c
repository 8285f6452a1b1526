/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Values are followed backwards through casts, phis and selects whose ways agree, loads of constants and of variables
 * that only a making or look-up sets, and end at a constant, a making or a look-up.
 *
 * An offset or handle that may also be something else (not looked up yet, not found) resolves with `may_differ`: the
 * check that stays compares the value itself, so that nothing needs to be known about when it is set.
 */
#include "resolve/resolve.h"

#include "resolve/constant.h"
#include "resolve/variable.h"

#include "shim/bridge.h"

#include <llvm-c/Target.h>

const cw_designator_reasons *cw_reasons_of(cw_designator designator) {
  static const cw_designator_reasons reasons[] = {
      [CW_DESIGNATOR_UPDATER] = {CW_REASON_UPDATER_UNKNOWN, CW_REASON_UPDATER_NULL, CW_REASON_UPDATER_AMBIGUOUS,
                                 CW_REASON_UPDATER_VARIABLE_SHARED, CW_REASON_UPDATER_VARIABLE_ESCAPES,
                                 CW_REASON_UPDATER_NEVER_MADE},
      [CW_DESIGNATOR_OFFSET] = {CW_REASON_OFFSET_UNKNOWN, CW_REASON_OFFSET_NEGATIVE, CW_REASON_OFFSET_AMBIGUOUS,
                                CW_REASON_VARIABLE_SHARED, CW_REASON_VARIABLE_ESCAPES, CW_REASON_OFFSET_NEGATIVE},
      [CW_DESIGNATOR_HANDLE] = {CW_REASON_HANDLE_UNKNOWN, CW_REASON_HANDLE_NULL, CW_REASON_HANDLE_AMBIGUOUS,
                                CW_REASON_VARIABLE_SHARED, CW_REASON_VARIABLE_ESCAPES, CW_REASON_HANDLE_NULL},
  };
  return &reasons[designator];
}

/* ---- Values that agree ---- */

static void set_flags(cw_target *target, const cw_target *other) {
  target->may_be_null = target->may_be_null || other->may_be_null;
  target->may_differ = target->may_differ || other->may_differ;
}

/* A plain offset beside a look-up: the field is the look-up's, where the offset is. */
static void prefer_looked_up(cw_target *known, const cw_target *other) {
  bool differs = known->offset != other->offset || known->may_differ || other->may_differ;
  if (known->bare)
    *known = *other;
  known->may_differ = differs;
}

cw_reason cw_choices_add_target(cw_choices *c, cw_reason reason, const cw_target *target) {
  const cw_designator designator = c->query->designator;
  bool is_initial = target->bare && c->has_initial && target->offset == c->initial;
  if (reason == cw_reasons_of(designator)->absent || (reason == CW_REASON_NONE && is_initial)) {
    c->absent = c->absent || !is_initial;
    return CW_REASON_NONE;
  }
  if (reason != CW_REASON_NONE)
    return reason;
  if (!c->found)
    *c->target = *target;
  else if (cw_target_equal(c->target, target, designator))
    set_flags(c->target, target);
  else if (c->target->bare != target->bare)
    prefer_looked_up(c->target, target);
  else
    return cw_reasons_of(designator)->ambiguous;
  c->found = true;
  return CW_REASON_NONE;
}

cw_reason cw_choices_add(cw_choices *c, LLVMValueRef value) {
  cw_target target = {0};
  cw_reason reason = cw_resolve(c->query, value, &target);
  return cw_choices_add_target(c, reason, &target);
}

cw_reason cw_choices_end(cw_choices *c) {
  bool may_be_initial = c->has_initial && !(c->found && c->target->offset == c->initial);
  if (!c->found && c->has_initial && (int64_t)c->initial >= 0) {
    *c->target = (cw_target){.offset = c->initial, .bare = true};
    c->found = true;
    may_be_initial = false;
  }
  if (!c->found)
    return c->absent || c->has_initial ? cw_reasons_of(c->query->designator)->absent
                                       : cw_reasons_of(c->query->designator)->unknown;
  if (c->query->designator == CW_DESIGNATOR_UPDATER)
    c->target->may_be_null = c->target->may_be_null || c->absent;
  else
    c->target->may_differ = c->target->may_differ || c->absent || may_be_initial;
  return CW_REASON_NONE;
}

static cw_reason resolve_choice(const cw_query *query, LLVMValueRef value, cw_target *target) {
  cw_choices choices = {.query = query, .target = target};
  for (unsigned i = 0; i < cw_choice_count(value); i++) {
    LLVMValueRef choice = cw_choice_at(value, i);
    cw_reason reason = choice == value ? CW_REASON_NONE /* a phi of a loop that keeps its value */
                                       : cw_choices_add(&choices, choice);
    if (reason != CW_REASON_NONE)
      return reason;
  }
  return cw_choices_end(&choices);
}

/* ---- Constants ---- */

/* A plain number: the run-time library takes it too, whatever lies there. */
static cw_reason resolve_constant_offset(LLVMValueRef value, cw_target *target) {
  if (!LLVMIsAConstantInt(value))
    return CW_REASON_OFFSET_UNKNOWN;
  int64_t offset = LLVMConstIntGetSExtValue(value);
  *target = (cw_target){.offset = (uint64_t)offset, .bare = true};
  return offset < 0 ? CW_REASON_OFFSET_NEGATIVE : CW_REASON_NONE;
}

static bool is_pointer_width(const cw_unit *unit, LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMIntegerTypeKind &&
         LLVMGetIntTypeWidth(type) == 8 * LLVMPointerSize(LLVMGetModuleDataLayout(unit->module));
}

static cw_reason resolve_constant_handle(const cw_query *query, LLVMValueRef value, cw_target *target) {
  cw_place row = {0};
  if (LLVMIsNull(value) || (LLVMIsAConstantInt(value) && LLVMConstIntGetSExtValue(value) == -1))
    return CW_REASON_HANDLE_NULL;
  bool converted = LLVMIsAConstantExpr(value) && LLVMGetConstOpcode(value) == LLVMPtrToInt &&
                   is_pointer_width(query->unit, LLVMTypeOf(value));
  if (!cw_place_of(query->unit, converted ? LLVMGetOperand(value, 0) : value, &row))
    return CW_REASON_HANDLE_UNKNOWN;
  return cw_target_of_row(query->unit, query->contract, row, target);
}

static cw_reason resolve_constant_updater(const cw_query *query, LLVMValueRef value, cw_target *target) {
  cw_place place = {0};
  if (LLVMIsNull(value))
    return CW_REASON_UPDATER_NULL;
  return cw_place_of(query->unit, value, &place) ? cw_target_of_descriptor(query->unit, query->contract, place, target)
                                                 : CW_REASON_UPDATER_UNKNOWN;
}

static cw_reason resolve_constant(const cw_query *query, LLVMValueRef value, cw_target *target) {
  switch (query->designator) {
  case CW_DESIGNATOR_UPDATER:
    return resolve_constant_updater(query, value, target);
  case CW_DESIGNATOR_OFFSET:
    return resolve_constant_offset(value, target);
  case CW_DESIGNATOR_HANDLE:
    break;
  }
  return resolve_constant_handle(query, value, target);
}

/* ---- Calls ---- */

static cw_reason resolve_offset_call(const cw_query *query, LLVMValueRef call, const cw_contract *lookup,
                                     cw_target *target) {
  cw_reason reason = cw_target_of_lookup(query->unit, call, lookup, target);
  target->lookup = call;
  return reason;
}

/* The row that the helper finds is read again as the one reads it who gets the handle. */
static cw_reason resolve_handle_call(const cw_query *query, LLVMValueRef call, const cw_contract *finder,
                                     cw_target *target) {
  cw_target found = {0};
  if (!cw_contract_same_layout(finder, query->contract))
    return CW_REASON_HANDLE_UNREADABLE;
  cw_reason reason = cw_target_of_lookup(query->unit, call, finder, &found);
  if (reason == CW_REASON_NONE)
    reason = cw_target_of_row(query->unit, query->contract, found.row, target);
  target->holder = found.holder; /* for who reads the remarks: a handle says nothing of the object's class */
  target->name = found.name;
  target->name_length = found.name_length;
  return reason;
}

static cw_reason resolve_call(const cw_query *query, LLVMValueRef call, cw_target *target) {
  const cw_contract *contract = cw_unit_contract_of_call(query->unit, call);
  if (contract && contract->role == CW_ROLE_LOOKUP && query->designator == CW_DESIGNATOR_OFFSET)
    return resolve_offset_call(query, call, contract, target);
  if (contract && contract->role == CW_ROLE_HANDLE && query->designator == CW_DESIGNATOR_HANDLE)
    return resolve_handle_call(query, call, contract, target);
  return cw_reasons_of(query->designator)->unknown;
}

/* ---- Memory ---- */

/* What an access of `type` at `pointer` finds: in constant memory, or in a variable that only makings set. */
static cw_reason resolve_memory(const cw_query *query, LLVMValueRef pointer, LLVMTypeRef type, cw_target *target) {
  cw_place place = {0};
  place.global = cw_bridge_strip_offsets(query->unit->module, pointer, &place.offset);
  if (LLVMIsAAllocaInst(place.global))
    return cw_variable_target(query, place, type, target);
  if (!LLVMIsAGlobalVariable(place.global))
    return cw_reasons_of(query->designator)->unknown;
  LLVMValueRef constant =
      cw_place_access(place) == CW_ACCESS_READABLE ? cw_read_constant(query->unit, place, type) : NULL;
  return constant ? cw_resolve(query, constant, target) : cw_variable_target(query, place, type, target);
}

/* Pointers and offsets; handles as pointers, or as integers that can hold one. */
static bool is_followed_type(const cw_query *query, LLVMTypeRef type) {
  if (query->designator == CW_DESIGNATOR_OFFSET)
    return LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) <= 64;
  return LLVMGetTypeKind(type) == LLVMPointerTypeKind ||
         (query->designator == CW_DESIGNATOR_HANDLE && is_pointer_width(query->unit, type));
}

/* A volatile access may find what nobody in the program wrote: then only a comparison helps. */
static cw_reason resolve_load(const cw_query *query, LLVMValueRef load, cw_target *target) {
  bool is_volatile = LLVMGetVolatile(load);
  if (!is_followed_type(query, LLVMTypeOf(load)) || (is_volatile && query->designator == CW_DESIGNATOR_UPDATER))
    return cw_reasons_of(query->designator)->unknown;
  LLVMValueRef stored = cw_variable_single_store(query->unit, load);
  if (stored)
    return cw_resolve(query, stored, target);
  LLVMValueRef constant = is_volatile ? NULL : cw_constant_of(query->unit, load);
  if (constant)
    return resolve_constant(query, constant, target);
  cw_reason reason = resolve_memory(query, LLVMGetOperand(load, 0), LLVMTypeOf(load), target);
  target->may_differ = target->may_differ || is_volatile;
  return reason;
}

/* A member or element of something constant. */
static cw_reason resolve_address(const cw_query *query, LLVMValueRef address, cw_target *target) {
  LLVMValueRef constant = cw_constant_of(query->unit, address);
  return constant ? resolve_constant(query, constant, target) : cw_reasons_of(query->designator)->unknown;
}

/* What an atomic exchange found: `extractvalue (cmpxchg …), 0`, or the instruction itself. */
static cw_reason resolve_found(const cw_query *query, LLVMValueRef exchange, LLVMTypeRef type, cw_target *target) {
  if (!is_followed_type(query, type) || LLVMGetVolatile(exchange))
    return cw_reasons_of(query->designator)->unknown;
  return resolve_memory(query, LLVMGetOperand(exchange, 0), type, target);
}

static bool is_found_value(LLVMValueRef extract) {
  return LLVMIsAAtomicCmpXchgInst(LLVMGetOperand(extract, 0)) && LLVMGetNumIndices(extract) == 1 &&
         LLVMGetIndices(extract)[0] == 0;
}

/* ---- Casts ---- */

/* An offset in another width: the same number, if it fits. */
static cw_reason resolve_resized(const cw_query *query, LLVMValueRef cast, cw_target *target) {
  LLVMTypeRef from = LLVMTypeOf(LLVMGetOperand(cast, 0));
  LLVMTypeRef to = LLVMTypeOf(cast);
  if (query->designator != CW_DESIGNATOR_OFFSET || !is_followed_type(query, from) || !is_followed_type(query, to))
    return cw_reasons_of(query->designator)->unknown;
  unsigned from_width = LLVMGetIntTypeWidth(from), to_width = LLVMGetIntTypeWidth(to);
  unsigned width = from_width < to_width ? from_width : to_width;
  cw_reason reason = cw_resolve(query, LLVMGetOperand(cast, 0), target);
  bool fits = target->offset < UINT64_C(1) << (width - 1);
  return reason != CW_REASON_NONE || fits ? reason : CW_REASON_OFFSET_UNKNOWN;
}

/* A handle as an integer, or back. */
static cw_reason resolve_converted(const cw_query *query, LLVMValueRef cast, cw_target *target) {
  LLVMValueRef operand = LLVMGetOperand(cast, 0);
  LLVMTypeRef integer = LLVMTypeOf(LLVMIsAPtrToIntInst(cast) ? cast : operand);
  if (query->designator != CW_DESIGNATOR_HANDLE || !is_pointer_width(query->unit, integer))
    return cw_reasons_of(query->designator)->unknown;
  return cw_resolve(query, operand, target);
}

/* ---- Any value ---- */

static cw_reason resolve_instruction(const cw_query *query, LLVMValueRef value, cw_target *target) {
  switch (LLVMGetInstructionOpcode(value)) {
  case LLVMPHI:
  case LLVMSelect:
    return resolve_choice(query, value, target);
  case LLVMLoad:
    return resolve_load(query, value, target);
  case LLVMCall:
  case LLVMInvoke:
    return resolve_call(query, value, target);
  case LLVMTrunc:
  case LLVMSExt:
  case LLVMZExt:
    return resolve_resized(query, value, target);
  case LLVMPtrToInt:
  case LLVMIntToPtr:
    return resolve_converted(query, value, target);
  case LLVMGetElementPtr:
    return resolve_address(query, value, target);
  case LLVMAtomicRMW:
    return resolve_found(query, value, LLVMTypeOf(value), target);
  case LLVMExtractValue:
    if (is_found_value(value))
      return resolve_found(query, LLVMGetOperand(value, 0), LLVMTypeOf(value), target);
    break;
  default:
    break;
  }
  return cw_reasons_of(query->designator)->unknown;
}

cw_reason cw_resolve(const cw_query *query, LLVMValueRef value, cw_target *target) {
  if (!cw_unit_step(query->unit))
    return CW_REASON_TOO_DEEP;
  if (LLVMIsAConstant(value))
    return resolve_constant(query, value, target);
  return LLVMIsAInstruction(value) ? resolve_instruction(query, value, target)
                                   : cw_reasons_of(query->designator)->unknown;
}

cw_reason cw_resolve_argument(const cw_query *query, LLVMValueRef value, cw_target *target) {
  cw_unit_begin_steps(query->unit);
  *target = (cw_target){0};
  return cw_resolve(query, value, target);
}
