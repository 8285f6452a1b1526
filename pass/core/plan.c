/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The questions of the proof, in their order: the call, the field, the orders, the checks that stay.
 */
#include "plan.h"

#include "order.h"
#include "target_width.h"
#include "value.h"
#include "variable.h"

#include "../shim/bridge.h"

LLVMValueRef cw_plan_argument(const cw_plan *plan, cw_key key) {
  return plan->contract->given[key] ? LLVMGetOperand(plan->call, (unsigned)plan->contract->number[key]) : NULL;
}

LLVMValueRef cw_plan_holder(const cw_plan *plan) {
  return cw_plan_argument(plan, plan->contract->given[CW_KEY_HOLDER] ? CW_KEY_HOLDER : CW_KEY_OBJECT);
}

LLVMValueRef cw_plan_stored_value(const cw_plan *plan) {
  switch (plan->contract->operation) {
  case CW_OPERATION_STORE:
  case CW_OPERATION_EXCHANGE:
    return cw_plan_argument(plan, CW_KEY_VALUE);
  case CW_OPERATION_COMPARE_EXCHANGE:
    return cw_plan_argument(plan, CW_KEY_DESIRED);
  default:
    return NULL;
  }
}

bool cw_plan_calls_function(const cw_plan *plan) {
  return plan->contract->given[CW_KEY_FUNCTION];
}

bool cw_plan_is_guarded(const cw_plan *plan) {
  return plan->guard_updater || plan->guard_holder || plan->guard_holder_class || plan->guard_value_class ||
         plan->guard_function;
}

cw_reason cw_plan_check_call(LLVMValueRef call) {
  if (!LLVMIsACallInst(call))
    return CW_REASON_CALL_IS_INVOKE;
  if (!cw_bridge_call_has_type(call, LLVMGetCalledValue(call)))
    return CW_REASON_CALL_TYPE_DIFFERS;
  return cw_bridge_call_is_pinned(call) ? CW_REASON_CALL_IS_PINNED : CW_REASON_NONE;
}

/* ---- The field ---- */

/* A bare offset tells nothing of the field; otherwise kind and width must be the operation's. */
static bool fits_field(const cw_plan *plan) {
  int64_t kind = 0;
  if (plan->target.size == 0)
    return true;
  bool kind_fits = !cw_contract_get(plan->contract, CW_KEY_KIND, &kind) || plan->target.kind == (uint64_t)kind;
  return kind_fits && plan->target.size == cw_value_size(plan);
}

static cw_reason resolve_field(cw_plan *plan) {
  LLVMValueRef updater = cw_plan_argument(plan, CW_KEY_UPDATER);
  cw_reason reason = updater ? cw_target_of_updater(plan->unit, plan->contract, updater, &plan->target)
                             : cw_target_of_offset(plan->unit, cw_plan_argument(plan, CW_KEY_OFFSET), &plan->target);
  if (reason != CW_REASON_NONE)
    return reason;
  if (!fits_field(plan))
    return CW_REASON_FIELD_DIFFERS;
  if (plan->target.offset % cw_value_size(plan) != 0)
    return CW_REASON_OFFSET_MISALIGNED;
  LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(plan->call));
  bool has_width = cw_target_has_width(plan->unit->module, function, cw_value_size(plan));
  return has_width ? CW_REASON_NONE : CW_REASON_TARGET_WIDTH;
}

/* ---- Orders ---- */

/* The constant behind an order argument, also where it passed through a local variable. */
static bool constant_order(cw_unit *unit, LLVMValueRef value, int64_t *order) {
  for (unsigned steps = 0; value && steps < CW_MAX_STEPS; steps++) {
    if (LLVMIsAConstantInt(value)) {
      *order = LLVMConstIntGetSExtValue(value);
      return true;
    }
    value = LLVMIsALoadInst(value) ? cw_variable_single_store(unit, value) : NULL;
  }
  return false;
}

static cw_reason resolve_order(cw_plan *plan, cw_key key, cw_order_use use, int *result) {
  int64_t order = plan->contract->number[key];
  if (cw_key_is_argument(plan->contract, key) && !constant_order(plan->unit, cw_plan_argument(plan, key), &order))
    return CW_REASON_ORDER_UNKNOWN;
  if (!cw_order_fits(order, use))
    return CW_REASON_ORDER_INVALID;
  *result = (int)order;
  return CW_REASON_NONE;
}

static cw_reason resolve_orders(cw_plan *plan) {
  cw_reason reason = resolve_order(plan, CW_KEY_ORDER, cw_order_use_of(plan->contract->operation), &plan->order);
  if (reason == CW_REASON_NONE && plan->contract->given[CW_KEY_FAILURE])
    reason = resolve_order(plan, CW_KEY_FAILURE, CW_ORDER_USE_LOAD, &plan->failure_order);
  return reason;
}

/* ---- The checks that stay ---- */

static bool needs_null_check(const cw_plan *plan, LLVMValueRef pointer) {
  return !cw_bridge_is_nonnull(plan->unit->module, pointer, plan->call);
}

static bool needs_class_check(const cw_class_facts *facts) {
  return facts->address && !facts->plain;
}

static bool has_register_arguments(LLVMValueRef helper) {
  unsigned kind = LLVMGetEnumAttributeKindForName("inreg", 5);
  for (unsigned i = 1; i <= LLVMCountParams(helper); i++)
    if (LLVMGetEnumAttributeAtIndex(helper, i, kind))
      return true;
  return false;
}

/* Whether the user's function can be called here as the run-time library, compiled with the same flags, calls it. */
static bool can_call_function(const cw_plan *plan) {
  return !has_register_arguments(LLVMGetCalledValue(plan->call)) && !LLVMGetModuleFlag(plan->unit->module, "kcfi", 4);
}

static cw_reason choose_guards(cw_plan *plan) {
  LLVMValueRef stored = cw_plan_stored_value(plan);
  LLVMValueRef function = cw_plan_argument(plan, CW_KEY_FUNCTION);
  if (LLVMIsNull(cw_plan_holder(plan)))
    return CW_REASON_HOLDER_NULL;
  if (function && LLVMIsNull(function))
    return CW_REASON_FUNCTION_NULL;
  if (function && !can_call_function(plan))
    return CW_REASON_FUNCTION_CALL;
  bool by_updater = plan->contract->given[CW_KEY_UPDATER];
  bool stores_reference = (stored && !LLVMIsNull(stored)) || function;
  if (stores_reference && plan->target.value_unreadable)
    return CW_REASON_VALUE_CLASS_NOT_VISIBLE;
  plan->guard_updater = plan->target.may_be_null;
  plan->guard_holder = needs_null_check(plan, cw_plan_holder(plan));
  plan->guard_holder_class = by_updater && needs_class_check(&plan->target.holder);
  plan->guard_value_class =
      by_updater && needs_class_check(&plan->target.value) && ((stored && !LLVMIsNull(stored)) || function);
  plan->guard_function = function && needs_null_check(plan, function);
  return CW_REASON_NONE;
}

cw_reason cw_plan_make(cw_unit *unit, LLVMValueRef call, const cw_contract *contract, cw_plan *plan) {
  *plan = (cw_plan){.unit = unit, .contract = contract, .call = call};
  cw_reason reason = cw_plan_check_call(call);
  if (reason == CW_REASON_NONE)
    reason = cw_value_resolve(plan);
  if (reason == CW_REASON_NONE)
    reason = resolve_field(plan);
  if (reason == CW_REASON_NONE)
    reason = resolve_orders(plan);
  return reason == CW_REASON_NONE ? choose_guards(plan) : reason;
}
