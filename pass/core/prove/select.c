/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Once the code is known, a `select` is the contract of one operation: the same words, without those that only other
 * operations use. The unit keeps these contracts, so that plans can be copied and forgotten.
 */
#include "prove/select.h"

#include "allocate.h"

/* The contracts of one `select`, by operation; made when they are first asked for. */
typedef struct variants {
  cw_contract contracts[CW_CODED_OPERATIONS];
  bool made[CW_CODED_OPERATIONS];
} variants;

/* Whether an argument of `bits` bits that holds `value` means `code`, which may be written signed or unsigned. */
static bool code_is(int64_t code, int64_t value, unsigned bits) {
  uint64_t mask = bits < 64 ? (UINT64_C(1) << bits) - 1 : ~UINT64_C(0);
  return ((uint64_t)code & mask) == ((uint64_t)value & mask);
}

static cw_reason find_operation(const cw_plan *plan, cw_operation *operation) {
  int64_t value = 0;
  if (!cw_plan_constant(plan, CW_KEY_CODE, &value))
    return CW_REASON_CODE_UNKNOWN;
  unsigned bits = LLVMGetIntTypeWidth(LLVMTypeOf(cw_plan_argument(plan, CW_KEY_CODE)));
  for (int i = 0; i < CW_CODED_OPERATIONS; i++) {
    *operation = (cw_operation)i;
    if (cw_contract_has_code(plan->contract, *operation) &&
        code_is(plan->contract->number[CW_KEY_CODE_LOAD + i], value, bits))
      return CW_REASON_NONE;
  }
  return CW_REASON_CODE_UNLISTED;
}

static void drop(cw_contract *contract, cw_key key) {
  contract->given[key] = false;
  contract->form[key] = CW_FORM_ABSENT;
}

static void specialise(cw_contract *contract, const cw_contract *select, cw_operation operation) {
  static const cw_key compare_keys[] = {CW_KEY_EXPECTED, CW_KEY_DESIRED, CW_KEY_FAILURE, CW_KEY_WEAK, CW_KEY_UNDONE};
  *contract = *select;
  contract->operation = operation;
  drop(contract, CW_KEY_CODE);
  for (int i = 0; i < CW_CODED_OPERATIONS; i++)
    drop(contract, (cw_key)(CW_KEY_CODE_LOAD + i));
  unsigned needs = cw_contract_needs(contract);
  if (!(needs & (CW_NEED_VALUE | CW_NEED_NUMBER)))
    drop(contract, CW_KEY_VALUE);
  for (size_t i = 0; !(needs & CW_NEED_COMPARE) && i < sizeof compare_keys / sizeof compare_keys[0]; i++)
    drop(contract, compare_keys[i]);
  /* A store has no old value: its callers do not look at the result, or it is not lowered. */
  if (operation == CW_OPERATION_STORE && contract->number[CW_KEY_RETURNS] == CW_RETURNS_OLD)
    contract->number[CW_KEY_RETURNS] = CW_RETURNS_NOTHING;
}

static const cw_contract *contract_for(cw_unit *unit, const cw_contract *select, cw_operation operation) {
  variants *known = cw_pointer_map_get(&unit->selections, select);
  if (!known) {
    known = cw_allocate(sizeof *known);
    cw_pointer_map_add(&unit->selections, select, known);
  }
  if (!known->made[operation])
    specialise(&known->contracts[operation], select, operation);
  known->made[operation] = true;
  return &known->contracts[operation];
}

/* Whether the call passes a place for a result. */
static bool asks_for(const cw_plan *plan, cw_key place) {
  LLVMValueRef pointer = cw_plan_argument(plan, place);
  return pointer && !LLVMIsNull(pointer);
}

/* What the helper answers where the operation has no such value, only the helper knows. */
static bool asks_for_nothing_else(const cw_plan *plan, cw_operation operation) {
  bool has_old = operation != CW_OPERATION_STORE;
  bool has_new = operation >= CW_OPERATION_ADD;
  bool answers_old = plan->contract->number[CW_KEY_RETURNS] == CW_RETURNS_OLD && LLVMGetFirstUse(plan->call) != NULL;
  return (has_old || !(answers_old || asks_for(plan, CW_KEY_OLD))) && (has_new || !asks_for(plan, CW_KEY_NEW));
}

cw_reason cw_select_resolve(cw_plan *plan) {
  if (plan->contract->operation != CW_OPERATION_SELECT)
    return CW_REASON_NONE;
  cw_operation operation = CW_OPERATION_LOAD;
  cw_reason reason = find_operation(plan, &operation);
  if (reason != CW_REASON_NONE)
    return reason;
  if (!asks_for_nothing_else(plan, operation))
    return CW_REASON_CODE_RESULT;
  plan->contract = contract_for(plan->unit, plan->contract, operation);
  return CW_REASON_NONE;
}
