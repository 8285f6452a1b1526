/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C's bool is an i1 as argument and result and a byte in memory, which holds 0 or 1. Where the contract gives a width,
 * memory holds an integer of that width and the helper's own integers may be wider: arguments are cut to it, a result
 * is extended from it. Every other type is the same in both.
 */
#include "prove/value.h"

#include <llvm-c/Target.h>

static bool is_bool(LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) == 1;
}

/* ---- Widths ---- */

static bool returns_value(const cw_plan *plan) {
  int64_t returns = plan->contract->number[CW_KEY_RETURNS];
  return returns == CW_RETURNS_OLD || returns == CW_RETURNS_NEW;
}

static bool argument_fills(const cw_plan *plan, cw_key key, unsigned bits) {
  return plan->contract->form[key] != CW_FORM_ARGUMENT ||
         LLVMGetIntTypeWidth(LLVMTypeOf(cw_plan_argument(plan, key))) >= bits;
}

static bool constant_fits(const cw_contract *contract, unsigned bits) {
  int64_t by = 0;
  if (!cw_contract_get(contract, CW_KEY_BY, &by) || bits >= 64)
    return true;
  int64_t limit = INT64_C(1) << bits;
  return by >= -(limit / 2) && by < limit;
}

/* How a narrow value is made wide, the contract does not say of arguments. */
static bool values_fill(const cw_plan *plan, unsigned bits) {
  return argument_fills(plan, CW_KEY_VALUE, bits) && argument_fills(plan, CW_KEY_EXPECTED, bits) &&
         argument_fills(plan, CW_KEY_DESIRED, bits) && constant_fits(plan->contract, bits) &&
         (!returns_value(plan) || LLVMGetIntTypeWidth(LLVMTypeOf(plan->call)) >= bits);
}

static cw_reason resolve_width(cw_plan *plan) {
  int64_t bytes = plan->contract->number[CW_KEY_WIDTH];
  if (cw_key_is_argument(plan->contract, CW_KEY_WIDTH) && !cw_plan_constant(plan, CW_KEY_WIDTH, &bytes))
    return CW_REASON_WIDTH_UNKNOWN;
  if (bytes != 1 && bytes != 2 && bytes != 4 && bytes != 8 && bytes != 16)
    return CW_REASON_WIDTH_ODD;
  plan->memory_type = LLVMIntTypeInContext(plan->unit->context, (unsigned)bytes * 8);
  plan->value_type = returns_value(plan) ? LLVMTypeOf(plan->call) : plan->memory_type;
  return values_fill(plan, (unsigned)bytes * 8) ? CW_REASON_NONE : CW_REASON_WIDTH_NARROW;
}

cw_reason cw_value_resolve(cw_plan *plan) {
  if (plan->contract->given[CW_KEY_WIDTH])
    return resolve_width(plan);
  plan->memory_type = is_bool(plan->value_type) ? LLVMInt8TypeInContext(plan->unit->context) : plan->value_type;
  return CW_REASON_NONE;
}

uint64_t cw_value_size(const cw_plan *plan) {
  return LLVMStoreSizeOfType(LLVMGetModuleDataLayout(plan->unit->module), plan->memory_type);
}

/* ---- Conversions ---- */

LLVMValueRef cw_value_to_memory(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef value) {
  LLVMTypeRef type = LLVMTypeOf(value);
  if (type == plan->memory_type)
    return value;
  return is_bool(type) ? LLVMBuildZExt(builder, value, plan->memory_type, "")
                       : LLVMBuildTrunc(builder, value, plan->memory_type, "");
}

/* What is loaded is 0 or 1, which clang says of its own loads alone. */
static LLVMValueRef build_bool(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef byte) {
  LLVMValueRef bit = LLVMBuildTrunc(builder, byte, plan->value_type, "");
  if (plan->contract->operation == CW_OPERATION_LOAD && LLVMIsAInstruction(bit))
    LLVMSetNUW(bit, true);
  return bit;
}

LLVMValueRef cw_value_from_memory(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef value) {
  if (plan->value_type == plan->memory_type)
    return value;
  if (is_bool(plan->value_type))
    return build_bool(plan, builder, value);
  return plan->contract->given[CW_KEY_SIGNED] ? LLVMBuildSExt(builder, value, plan->value_type, "")
                                              : LLVMBuildZExt(builder, value, plan->value_type, "");
}
