/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Looking at a module once more.
 */
#include "control/finish.h"

#include "contract/unit.h"

bool cw_finish_options(LLVMModuleRef module, cw_moment moment) {
  cw_unit unit;
  cw_unit_init(&unit, module, false);
  bool changed = moment.link_follows ? cw_control_stamp(&unit) : cw_control_unstamp(&unit);
  cw_unit_deinit(&unit);
  return changed;
}

static bool has_operation(LLVMValueRef function) {
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block; block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i))
      if (LLVMIsAAtomicRMWInst(i) || LLVMIsAAtomicCmpXchgInst(i))
        return true;
  return false;
}

bool cw_finish_is_concerned(LLVMModuleRef module) {
  cw_unit unit;
  cw_unit_init(&unit, module, false);
  bool concerned = cw_unit_has_contracts(&unit);
  cw_unit_deinit(&unit);
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f && !concerned; f = LLVMGetNextFunction(f))
    concerned = has_operation(f);
  return concerned;
}
