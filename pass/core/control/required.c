/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A call is through a variable if one of the arguments that say which field is meant comes from it, whatever else may
 * come together with it: values are followed backwards through every operand, up to a bounded number of steps.
 */
#include "control/required.h"

#include "control/call_mark.h"

#include "shim/bridge.h"

static bool comes_from_marked(cw_unit *unit, LLVMValueRef value);

/* What was stored into a local variable, at -O0. */
static bool local_comes_from_marked(cw_unit *unit, LLVMValueRef local) {
  for (LLVMUseRef use = LLVMGetFirstUse(local); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (LLVMIsAStoreInst(user) && LLVMGetOperand(user, 1) == local && comes_from_marked(unit, LLVMGetOperand(user, 0)))
      return true;
  }
  return false;
}

static bool comes_from_marked(cw_unit *unit, LLVMValueRef value) {
  int64_t offset = 0;
  if (!cw_unit_step(unit))
    return false;
  if (LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMPointerTypeKind)
    value = cw_bridge_strip_offsets(unit->module, value, &offset);
  if (LLVMIsAGlobalVariable(value))
    return cw_pointer_set_has(&unit->required, value);
  if (LLVMIsAAllocaInst(value))
    return local_comes_from_marked(unit, value);
  unsigned operands = LLVMIsAInstruction(value) ? (unsigned)LLVMGetNumOperands(value) : 0;
  for (unsigned i = 0; i < operands; i++)
    if (!LLVMIsABasicBlock(LLVMGetOperand(value, i)) && comes_from_marked(unit, LLVMGetOperand(value, i)))
      return true;
  return false;
}

bool cw_is_required(cw_unit *unit, LLVMValueRef call, const cw_contract *contract) {
  static const cw_key designators[] = {CW_KEY_UPDATER, CW_KEY_OFFSET, CW_KEY_FIELD, CW_KEY_CLASS, CW_KEY_TABLE};
  LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
  if (cw_call_mark_is_on(call, CW_CALL_REQUIRED) || cw_pointer_set_has(&unit->required, function))
    return true;
  if (unit->required.map.count == 0)
    return false;
  for (size_t i = 0; i < sizeof designators / sizeof designators[0]; i++) {
    cw_key key = designators[i];
    cw_unit_begin_steps(unit);
    if (contract->given[key] && cw_key_is_argument(contract, key) &&
        (unsigned)contract->number[key] < LLVMGetNumArgOperands(call) &&
        comes_from_marked(unit, LLVMGetOperand(call, (unsigned)contract->number[key])))
      return true;
  }
  return false;
}
