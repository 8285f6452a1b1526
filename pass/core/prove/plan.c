/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The questions of the proof, in their order: the call, the field, the orders, the checks that stay.
 */
#include "prove/plan.h"

#include "contract/order.h"
#include "contract/signature.h"
#include "prove/body.h"
#include "prove/provenance.h"
#include "prove/select.h"
#include "prove/target_width.h"
#include "prove/value.h"
#include "resolve/resolve.h"
#include "resolve/variable.h"
#include "rewrite/operands.h"

#include "shim/bridge.h"

LLVMValueRef cw_plan_argument(const cw_plan *plan, cw_key key) {
  return plan->contract->given[key] ? LLVMGetOperand(plan->call, (unsigned)plan->contract->number[key]) : NULL;
}

bool cw_plan_constant(const cw_plan *plan, cw_key key, int64_t *constant) {
  LLVMValueRef value = cw_plan_argument(plan, key);
  for (unsigned steps = 0; value && steps < CW_MAX_STEPS; steps++) {
    if (LLVMIsAConstantInt(value)) {
      *constant = LLVMConstIntGetSExtValue(value);
      return true;
    }
    value = LLVMIsALoadInst(value) ? cw_variable_single_store(plan->unit, value) : NULL;
  }
  return false;
}

LLVMValueRef cw_plan_holder(const cw_plan *plan) {
  return cw_plan_argument(plan, plan->contract->given[CW_KEY_HOLDER] ? CW_KEY_HOLDER : CW_KEY_OBJECT);
}

static cw_key stored_key(const cw_plan *plan) {
  return plan->contract->operation == CW_OPERATION_COMPARE_EXCHANGE ? CW_KEY_DESIRED : CW_KEY_VALUE;
}

bool cw_plan_stores_argument(const cw_plan *plan) {
  cw_operation operation = plan->contract->operation;
  return operation == CW_OPERATION_STORE || operation == CW_OPERATION_EXCHANGE ||
         operation == CW_OPERATION_COMPARE_EXCHANGE;
}

LLVMValueRef cw_plan_stored_value(const cw_plan *plan) {
  bool is_direct = plan->contract->form[stored_key(plan)] == CW_FORM_ARGUMENT;
  return cw_plan_stores_argument(plan) && is_direct ? cw_plan_argument(plan, stored_key(plan)) : NULL;
}

bool cw_plan_calls_function(const cw_plan *plan) {
  return plan->contract->given[CW_KEY_FUNCTION];
}

bool cw_plan_guards_order(const cw_plan *plan) {
  return plan->order == CW_ORDER_OF_ARGUMENT || plan->failure_order == CW_ORDER_OF_ARGUMENT;
}

bool cw_plan_guards_outcome(const cw_plan *plan) {
  return plan->contract->operation == CW_OPERATION_COMPARE_EXCHANGE &&
         plan->contract->number[CW_KEY_RETURNS] == CW_RETURNS_STATUS && !plan->contract->given[CW_KEY_UNDONE];
}

static bool guards_operand(const cw_plan *plan) {
  return plan->guard_value_pointer || plan->guard_expected_pointer || plan->guard_desired_pointer;
}

bool cw_plan_branches(const cw_plan *plan) {
  bool writes_back = plan->contract->form[CW_KEY_EXPECTED] == CW_FORM_POINTEE;
  return cw_plan_is_guarded(plan) || cw_plan_calls_function(plan) || writes_back ||
         plan->old == CW_ANSWER_UNLESS_NULL || plan->new == CW_ANSWER_UNLESS_NULL;
}

bool cw_plan_is_guarded(const cw_plan *plan) {
  return plan->guard_updater || plan->guard_offset || plan->guard_field || plan->guard_holder ||
         plan->guard_holder_class || plan->guard_value_class || plan->guard_function || plan->holder_checked ||
         plan->value_checked || guards_operand(plan) || cw_plan_guards_order(plan) || cw_plan_guards_outcome(plan);
}

cw_reason cw_plan_check_call(LLVMValueRef call) {
  if (cw_bridge_unwinds_elsewhere(call))
    return CW_REASON_CALL_UNWINDS;
  if (!cw_bridge_call_has_type(call, LLVMGetCalledValue(call)))
    return CW_REASON_CALL_TYPE_DIFFERS;
  return cw_bridge_call_is_pinned(call) ? CW_REASON_CALL_IS_PINNED : CW_REASON_NONE;
}

/* ---- The field ---- */

/* As far as kind and width of the field are known, they must be the operation's. A bare offset tells nothing. */
static bool fits_field(const cw_plan *plan) {
  int64_t kind = 0;
  bool compared = cw_contract_get(plan->contract, CW_KEY_KIND, &kind) && plan->target.has_kind;
  bool kind_fits = !compared || plan->target.kind == (uint64_t)kind;
  return kind_fits && (plan->target.size == 0 || plan->target.size == cw_value_size(plan));
}

static cw_reason resolve_argument(cw_plan *plan, cw_key key, cw_designator designator) {
  const cw_query query = {plan->unit, plan->contract, designator};
  return cw_resolve_argument(&query, cw_plan_argument(plan, key), &plan->target);
}

/* The field by what the contract says that names it. */
static cw_reason find_field(cw_plan *plan) {
  const bool *given = plan->contract->given;
  if (given[CW_KEY_UPDATER])
    return resolve_argument(plan, CW_KEY_UPDATER, CW_DESIGNATOR_UPDATER);
  if (given[CW_KEY_OFFSET])
    return resolve_argument(plan, CW_KEY_OFFSET, CW_DESIGNATOR_OFFSET);
  if (given[CW_KEY_FIELD])
    return resolve_argument(plan, CW_KEY_FIELD, CW_DESIGNATOR_HANDLE);
  if (given[CW_KEY_CLASS] || given[CW_KEY_TABLE])
    return cw_target_of_named(plan->unit, plan->call, plan->contract, &plan->target);
  plan->target = (cw_target){.bare = true}; /* the object is the field */
  return CW_REASON_NONE;
}

static cw_reason resolve_field(cw_plan *plan) {
  cw_reason reason = find_field(plan);
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

static cw_reason resolve_order(cw_plan *plan, cw_key key, cw_order_use use, int *result) {
  int64_t order = plan->contract->number[key];
  *result = CW_ORDER_OF_ARGUMENT;
  if (cw_key_is_argument(plan->contract, key) && !cw_plan_constant(plan, key, &order))
    return CW_REASON_NONE;
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

cw_reason cw_plan_make(cw_provenance *provenance, LLVMValueRef call, const cw_contract *contract, cw_plan *plan) {
  *plan = (cw_plan){.unit = provenance->unit, .contract = contract, .call = call};
  plan->value_type = cw_signature_value_type(contract, LLVMGlobalGetValueType(LLVMGetCalledValue(call)));
  cw_reason reason = cw_plan_check_call(call);
  if (reason == CW_REASON_NONE && cw_body_contradicts(plan->unit, LLVMGetCalledValue(call), contract))
    reason = CW_REASON_CONTRACT_CONTRADICTED;
  if (reason == CW_REASON_NONE)
    reason = cw_select_resolve(plan);
  if (reason == CW_REASON_NONE)
    reason = cw_value_resolve(plan);
  if (reason == CW_REASON_NONE)
    reason = resolve_field(plan);
  if (reason == CW_REASON_NONE)
    reason = resolve_orders(plan);
  if (reason == CW_REASON_NONE)
    reason = cw_provenance_choose_guards(provenance, plan);
  return reason == CW_REASON_NONE ? cw_operands_prove(plan, provenance->analyses) : reason;
}
