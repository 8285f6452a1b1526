/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C's bool is an i1 as argument and result and a byte in memory, which holds 0 or 1; every other type is the same in
 * both.
 */
#include "value.h"

#include "signature.h"

#include <llvm-c/Target.h>

static bool is_bool(LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) == 1;
}

cw_reason cw_value_resolve(cw_plan *plan) {
  LLVMTypeRef function_type = LLVMGlobalGetValueType(LLVMGetCalledValue(plan->call));
  plan->value_type = cw_signature_value_type(plan->contract, function_type);
  plan->memory_type = is_bool(plan->value_type) ? LLVMInt8TypeInContext(plan->unit->context) : plan->value_type;
  return CW_REASON_NONE;
}

uint64_t cw_value_size(const cw_plan *plan) {
  return LLVMStoreSizeOfType(LLVMGetModuleDataLayout(plan->unit->module), plan->memory_type);
}

LLVMValueRef cw_value_to_memory(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef value) {
  return plan->memory_type == LLVMTypeOf(value) ? value : LLVMBuildZExt(builder, value, plan->memory_type, "");
}

LLVMValueRef cw_value_from_memory(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef value) {
  return plan->value_type == plan->memory_type ? value : LLVMBuildTrunc(builder, value, plan->value_type, "");
}
