/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * An operand behind a pointer is read by a plain load, once, after the checks that the helper makes before it reads it.
 * Nothing is known of the pointer's alignment: a contract says `*2`, not what type the C pointer has. What the helper
 * does with a null one is its own business, so then it is called.
 */
#include "rewrite/operands.h"

#include "prove/value.h"
#include "rewrite/guard.h"

#include "shim/bridge.h"

static bool is_behind_pointer(const cw_plan *plan, cw_key key) {
  return plan->contract->form[key] == CW_FORM_POINTEE;
}

/* ---- Proof ---- */

static bool is_null(const cw_plan *plan, cw_key key) {
  return is_behind_pointer(plan, key) && LLVMIsNull(cw_plan_argument(plan, key));
}

static bool may_be_null(const cw_plan *plan, cw_analyses *analyses, cw_key key) {
  return is_behind_pointer(plan, key) &&
         !cw_bridge_is_nonnull(analyses, plan->unit->module, cw_plan_argument(plan, key), plan->call);
}

static cw_answer answer_at(const cw_plan *plan, cw_analyses *analyses, cw_key key) {
  LLVMValueRef place = cw_plan_argument(plan, key);
  if (!place || LLVMIsNull(place))
    return CW_ANSWER_UNWANTED;
  return may_be_null(plan, analyses, key) ? CW_ANSWER_UNLESS_NULL : CW_ANSWER_STORED;
}

cw_reason cw_operands_prove(cw_plan *plan, cw_analyses *analyses) {
  if (is_null(plan, CW_KEY_VALUE) || is_null(plan, CW_KEY_EXPECTED) || is_null(plan, CW_KEY_DESIRED))
    return CW_REASON_OPERAND_NULL;
  plan->guard_value_pointer = may_be_null(plan, analyses, CW_KEY_VALUE);
  plan->guard_expected_pointer = may_be_null(plan, analyses, CW_KEY_EXPECTED);
  plan->guard_desired_pointer = may_be_null(plan, analyses, CW_KEY_DESIRED);
  plan->old = answer_at(plan, analyses, CW_KEY_OLD);
  plan->new = answer_at(plan, analyses, CW_KEY_NEW);
  return CW_REASON_NONE;
}

/* ---- Instructions ---- */

static void check_pointer(cw_site *s, bool guarded, cw_key key) {
  if (!guarded)
    return;
  LLVMValueRef holds = LLVMBuildIsNotNull(s->builder, cw_plan_argument(s->plan, key), "");
  cw_guard_require(s, holds, cw_key_word(key));
}

static LLVMValueRef build_read(cw_site *s, LLVMValueRef pointer, const char *name) {
  LLVMValueRef load = LLVMBuildLoad2(s->builder, s->plan->memory_type, pointer, name);
  LLVMSetAlignment(load, 1);
  return load;
}

static LLVMValueRef build_operand(cw_site *s, cw_key key) {
  LLVMValueRef argument = cw_plan_argument(s->plan, key);
  if (!argument)
    return NULL;
  return is_behind_pointer(s->plan, key) ? build_read(s, argument, cw_key_word(key))
                                         : cw_value_to_memory(s->plan, s->builder, argument);
}

static LLVMValueRef build_constant(const cw_plan *plan) {
  return LLVMConstInt(plan->memory_type, (uint64_t)plan->contract->number[CW_KEY_BY], true);
}

void cw_operands_build(cw_site *s) {
  const cw_plan *plan = s->plan;
  check_pointer(s, plan->guard_value_pointer, CW_KEY_VALUE);
  check_pointer(s, plan->guard_expected_pointer, CW_KEY_EXPECTED);
  check_pointer(s, plan->guard_desired_pointer, CW_KEY_DESIRED);
  s->operands = (cw_operands){
      .value = plan->contract->given[CW_KEY_BY] ? build_constant(plan) : build_operand(s, CW_KEY_VALUE),
      .expected = build_operand(s, CW_KEY_EXPECTED),
      .desired = build_operand(s, CW_KEY_DESIRED),
  };
}

LLVMValueRef cw_operands_stored(const cw_site *s) {
  return s->operands.desired ? s->operands.desired : s->operands.value;
}
