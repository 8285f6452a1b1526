/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *   before   %r = call i32 @add_and_get(…, i32 %v)    after   %old = atomicrmw add …
 *                                                             %new = add i32 %old, %v
 */
#include "outcome.h"

#include "value.h"

static cw_returns returns_of(const cw_plan *plan) {
  return (cw_returns)plan->contract->number[CW_KEY_RETURNS];
}

bool cw_outcome_wants_old(const cw_plan *plan) {
  return returns_of(plan) == CW_RETURNS_OLD;
}

bool cw_outcome_wants_success(const cw_plan *plan) {
  return returns_of(plan) == CW_RETURNS_SUCCESS;
}

static LLVMValueRef build_selection(LLVMBuilderRef builder, LLVMIntPredicate keep, LLVMValueRef old,
                                    LLVMValueRef operand) {
  return LLVMBuildSelect(builder, LLVMBuildICmp(builder, keep, old, operand, ""), old, operand, "new");
}

/* The value that the instruction stored, computed again from the old one. */
static LLVMValueRef build_new_value(cw_site *s, LLVMValueRef old) {
  LLVMBuilderRef builder = s->builder;
  LLVMValueRef operand = s->operands.value;
  bool is_signed = s->plan->contract->given[CW_KEY_SIGNED];
  switch (s->plan->contract->operation) {
  case CW_OPERATION_ADD:
    return LLVMBuildAdd(builder, old, operand, "new");
  case CW_OPERATION_SUB:
    return LLVMBuildSub(builder, old, operand, "new");
  case CW_OPERATION_AND:
    return LLVMBuildAnd(builder, old, operand, "new");
  case CW_OPERATION_OR:
    return LLVMBuildOr(builder, old, operand, "new");
  case CW_OPERATION_XOR:
    return LLVMBuildXor(builder, old, operand, "new");
  case CW_OPERATION_MIN:
    return build_selection(builder, is_signed ? LLVMIntSLT : LLVMIntULT, old, operand);
  case CW_OPERATION_MAX:
    return build_selection(builder, is_signed ? LLVMIntSGT : LLVMIntUGT, old, operand);
  default:
    return operand;
  }
}

LLVMValueRef cw_outcome_build_result(cw_site *s, cw_outcome outcome) {
  switch (returns_of(s->plan)) {
  case CW_RETURNS_OLD:
    return cw_value_from_memory(s->plan, s->builder, outcome.old);
  case CW_RETURNS_NEW:
    return cw_value_from_memory(s->plan, s->builder, outcome.new ? outcome.new : build_new_value(s, outcome.old));
  case CW_RETURNS_SUCCESS:
    return LLVMBuildZExtOrBitCast(s->builder, outcome.success, LLVMTypeOf(s->plan->call), "");
  case CW_RETURNS_NOTHING:
  case CW_RETURNS_STATUS:
    break;
  }
  return NULL;
}
