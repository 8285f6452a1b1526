/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *   before   %r = call i32 @add_and_get(…, i32 %v)    after   %old = atomicrmw add …
 *                                                             %new = add i32 %old, %v
 */
#include "rewrite/outcome.h"

#include "prove/value.h"
#include "rewrite/guard.h"

static cw_returns returns_of(const cw_plan *plan) {
  return (cw_returns)plan->contract->number[CW_KEY_RETURNS];
}

/* The value found goes to where the expected one came from, if they differ. */
static bool writes_back(const cw_plan *plan) {
  return plan->contract->form[CW_KEY_EXPECTED] == CW_FORM_POINTEE && !cw_plan_guards_outcome(plan);
}

bool cw_outcome_wants_old(const cw_plan *plan) {
  return returns_of(plan) == CW_RETURNS_OLD || plan->old != CW_ANSWER_UNWANTED || writes_back(plan);
}

bool cw_outcome_wants_success(const cw_plan *plan) {
  return returns_of(plan) == CW_RETURNS_SUCCESS || plan->contract->given[CW_KEY_UNDONE] || writes_back(plan) ||
         cw_plan_guards_outcome(plan);
}

static bool wants_new(const cw_plan *plan) {
  return returns_of(plan) == CW_RETURNS_NEW || plan->new != CW_ANSWER_UNWANTED;
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

/* ---- Through pointers ---- */

static void build_write(cw_site *s, LLVMValueRef value, LLVMValueRef pointer) {
  LLVMSetAlignment(LLVMBuildStore(s->builder, value, pointer), 1); /* as where operands are read */
}

static void build_write_if(cw_site *s, LLVMValueRef condition, LLVMValueRef value, LLVMValueRef pointer,
                           const char *step) {
  LLVMBasicBlockRef write = cw_site_add_block(s, step);
  LLVMBasicBlockRef next = cw_site_add_block(s, "next");
  LLVMBuildCondBr(s->builder, condition, write, next);
  LLVMPositionBuilderAtEnd(s->builder, write);
  build_write(s, value, pointer);
  LLVMBuildBr(s->builder, next);
  LLVMPositionBuilderAtEnd(s->builder, next);
}

static void build_answer(cw_site *s, cw_answer answer, cw_key key, LLVMValueRef value) {
  LLVMValueRef pointer = cw_plan_argument(s->plan, key);
  if (answer == CW_ANSWER_STORED)
    build_write(s, value, pointer);
  else if (answer == CW_ANSWER_UNLESS_NULL)
    build_write_if(s, LLVMBuildIsNotNull(s->builder, pointer, ""), value, pointer, cw_key_word(key));
}

static void build_writes(cw_site *s, cw_outcome outcome) {
  if (writes_back(s->plan))
    build_write_if(s, LLVMBuildNot(s->builder, outcome.success, ""), outcome.old,
                   cw_plan_argument(s->plan, CW_KEY_EXPECTED), "differs");
  build_answer(s, s->plan->old, CW_KEY_OLD, outcome.old);
  build_answer(s, s->plan->new, CW_KEY_NEW, outcome.new);
}

/* ---- The result ---- */

static LLVMValueRef build_status(cw_site *s, LLVMValueRef success) {
  const cw_contract *contract = s->plan->contract;
  LLVMTypeRef type = LLVMTypeOf(s->plan->call);
  LLVMValueRef done = LLVMConstInt(type, (uint64_t)contract->number[CW_KEY_DONE], true);
  if (!contract->given[CW_KEY_UNDONE])
    return done;
  LLVMValueRef undone = LLVMConstInt(type, (uint64_t)contract->number[CW_KEY_UNDONE], true);
  return LLVMBuildSelect(s->builder, success, done, undone, "status");
}

/*
 * Where only the helper knows what it answers when an exchange failed, it is called then: the one that failed changed
 * nothing, so the helper's own is the operation.
 */
LLVMValueRef cw_outcome_build_result(cw_site *s, cw_outcome outcome) {
  if (cw_plan_guards_outcome(s->plan))
    cw_guard_require(s, outcome.success, "stored");
  if (wants_new(s->plan) && !outcome.new)
    outcome.new = build_new_value(s, outcome.old);
  build_writes(s, outcome);
  switch (returns_of(s->plan)) {
  case CW_RETURNS_NOTHING:
    break;
  case CW_RETURNS_OLD:
    return cw_value_from_memory(s->plan, s->builder, outcome.old);
  case CW_RETURNS_NEW:
    return cw_value_from_memory(s->plan, s->builder, outcome.new);
  case CW_RETURNS_SUCCESS:
    return LLVMBuildZExtOrBitCast(s->builder, outcome.success, LLVMTypeOf(s->plan->call), "");
  case CW_RETURNS_STATUS:
    return build_status(s, outcome.success);
  }
  return NULL;
}
