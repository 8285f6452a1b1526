/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Values are followed backwards to constants. Addresses are followed too, as a pair of base and offset, so that what a
 * constant updater's constant table points to is found.
 */
#include "resolve/constant.h"

#include "resolve/descriptor.h"
#include "resolve/variable.h"

#include "shim/bridge.h"

/* Fewer than other values get: these are followed in passing. */
#define MAX_STEPS 16

static LLVMValueRef find_constant(cw_unit *unit, LLVMValueRef value);

bool cw_is_choice(LLVMValueRef value) {
  return LLVMIsAPHINode(value) || LLVMIsASelectInst(value);
}

unsigned cw_choice_count(LLVMValueRef value) {
  return LLVMIsAPHINode(value) ? LLVMCountIncoming(value) : 2;
}

LLVMValueRef cw_choice_at(LLVMValueRef value, unsigned i) {
  return LLVMIsAPHINode(value) ? LLVMGetIncomingValue(value, i) : LLVMGetOperand(value, i + 1);
}

static LLVMValueRef constant_of_choice(cw_unit *unit, LLVMValueRef value) {
  LLVMValueRef found = NULL;
  for (unsigned i = 0; i < cw_choice_count(value); i++) {
    LLVMValueRef choice = cw_choice_at(value, i);
    if (choice == value)
      continue; /* a phi of a loop that keeps its value */
    LLVMValueRef constant = find_constant(unit, choice);
    if (!constant || (found && found != constant))
      return NULL;
    found = constant;
  }
  return found;
}

/* The constant address that `pointer` is. */
static bool constant_place(cw_unit *unit, LLVMValueRef pointer, cw_place *place) {
  int64_t offset = 0;
  LLVMValueRef base = cw_bridge_strip_offsets(unit->module, pointer, &offset);
  LLVMValueRef constant = LLVMIsAConstant(base) ? base : find_constant(unit, base);
  if (!constant || !cw_place_of(unit, constant, place))
    return false;
  place->offset += offset;
  return true;
}

static LLVMValueRef constant_of_address(cw_unit *unit, LLVMValueRef pointer) {
  cw_place place = {0};
  bool is_address = LLVMTypeOf(pointer) == unit->pointer && constant_place(unit, pointer, &place);
  return is_address ? cw_place_address(unit, place) : NULL;
}

static LLVMValueRef constant_of_load(cw_unit *unit, LLVMValueRef load) {
  cw_place place = {0};
  LLVMTypeRef type = LLVMTypeOf(load);
  LLVMTypeKind kind = LLVMGetTypeKind(type);
  LLVMValueRef stored = cw_variable_single_store(unit, load);
  if (stored)
    return find_constant(unit, stored);
  bool is_plain = !LLVMGetVolatile(load) && (kind == LLVMIntegerTypeKind || kind == LLVMPointerTypeKind);
  bool is_constant =
      is_plain && constant_place(unit, LLVMGetOperand(load, 0), &place) && cw_place_access(place) == CW_ACCESS_READABLE;
  return is_constant ? cw_read_constant(unit, place, type) : NULL;
}

static bool is_number(LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) <= 64;
}

static LLVMValueRef constant_of_cast(cw_unit *unit, LLVMValueRef cast) {
  LLVMTypeRef type = LLVMTypeOf(cast);
  if (!is_number(type) || !is_number(LLVMTypeOf(LLVMGetOperand(cast, 0))))
    return NULL;
  LLVMValueRef operand = find_constant(unit, LLVMGetOperand(cast, 0));
  if (!operand || !LLVMIsAConstantInt(operand))
    return NULL;
  bool is_signed = LLVMGetInstructionOpcode(cast) == LLVMSExt;
  uint64_t number =
      is_signed ? (uint64_t)LLVMConstIntGetSExtValue(operand) : (uint64_t)LLVMConstIntGetZExtValue(operand);
  return LLVMConstInt(type, number, is_signed);
}

static LLVMValueRef find_constant(cw_unit *unit, LLVMValueRef value) {
  if (LLVMIsAConstant(value))
    return LLVMIsUndef(value) ? NULL : value;
  if (!LLVMIsAInstruction(value) || !cw_unit_step(unit))
    return NULL;
  if (cw_is_choice(value))
    return constant_of_choice(unit, value);
  switch (LLVMGetInstructionOpcode(value)) {
  case LLVMLoad:
    return constant_of_load(unit, value);
  case LLVMTrunc:
  case LLVMSExt:
  case LLVMZExt:
    return constant_of_cast(unit, value);
  case LLVMGetElementPtr:
    return constant_of_address(unit, value);
  default:
    return NULL;
  }
}

LLVMValueRef cw_constant_of(cw_unit *unit, LLVMValueRef value) {
  unsigned steps_left = unit->steps_left;
  unit->steps_left = MAX_STEPS;
  LLVMValueRef constant = find_constant(unit, value);
  unit->steps_left = steps_left;
  return constant;
}
