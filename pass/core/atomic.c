/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *   before   %r = call i32 @add(…, i32 %v)            after   %r = atomicrmw add ptr %field, i32 %v seq_cst, align 4
 *   before   %r = call i1 @cas(…, i32 %e, i32 %d)     after   %pair = cmpxchg ptr %field, i32 %e, i32 %d seq_cst
 * seq_cst %r = extractvalue { i32, i1 } %pair, 1
 *
 * Unused results are LLVM's business: no form without a result is chosen here.
 */
#include "atomic.h"

#include "order.h"

#include <llvm-c/Target.h>

#include <stdbool.h>

static unsigned natural_alignment(LLVMTypeRef type, LLVMModuleRef module) {
  return (unsigned)LLVMABISizeOfType(LLVMGetModuleDataLayout(module), type);
}

static void set_access(const cw_plan *plan, LLVMValueRef access) {
  LLVMSetAlignment(access, natural_alignment(plan->value_type, plan->unit->module));
}

LLVMValueRef cw_atomic_build_load(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef pointer, int order) {
  LLVMValueRef load = LLVMBuildLoad2(builder, plan->value_type, pointer, "old");
  LLVMSetOrdering(load, cw_order_to_llvm(order));
  set_access(plan, load);
  return load;
}

static LLVMValueRef build_store(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef pointer) {
  LLVMValueRef store = LLVMBuildStore(builder, cw_plan_stored_value(plan), pointer);
  LLVMSetOrdering(store, cw_order_to_llvm(plan->order));
  set_access(plan, store);
  return NULL;
}

LLVMValueRef cw_atomic_build_exchange_pair(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef pointer,
                                           LLVMValueRef expected, LLVMValueRef desired, int failure_order) {
  LLVMValueRef pair = LLVMBuildAtomicCmpXchg(builder, pointer, expected, desired, cw_order_to_llvm(plan->order),
                                             cw_order_to_llvm(failure_order), /*singleThread=*/false);
  LLVMSetWeak(pair, plan->contract->given[CW_KEY_WEAK]);
  set_access(plan, pair);
  return pair;
}

static LLVMValueRef build_compare_exchange(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef pointer) {
  LLVMValueRef pair = cw_atomic_build_exchange_pair(plan, builder, pointer, cw_plan_argument(plan, CW_KEY_EXPECTED),
                                                    cw_plan_argument(plan, CW_KEY_DESIRED), plan->failure_order);
  switch ((cw_returns)plan->contract->number[CW_KEY_RETURNS]) {
  case CW_RETURNS_OLD:
    return LLVMBuildExtractValue(builder, pair, 0, "found");
  case CW_RETURNS_SUCCESS:
    return LLVMBuildZExtOrBitCast(builder, LLVMBuildExtractValue(builder, pair, 1, "success"), LLVMTypeOf(plan->call),
                                  "");
  default:
    return NULL;
  }
}

static LLVMAtomicRMWBinOp rmw_operation(const cw_contract *contract) {
  bool is_signed = contract->given[CW_KEY_SIGNED];
  switch (contract->operation) {
  case CW_OPERATION_ADD:
    return LLVMAtomicRMWBinOpAdd;
  case CW_OPERATION_SUB:
    return LLVMAtomicRMWBinOpSub;
  case CW_OPERATION_AND:
    return LLVMAtomicRMWBinOpAnd;
  case CW_OPERATION_OR:
    return LLVMAtomicRMWBinOpOr;
  case CW_OPERATION_XOR:
    return LLVMAtomicRMWBinOpXor;
  case CW_OPERATION_MIN:
    return is_signed ? LLVMAtomicRMWBinOpMin : LLVMAtomicRMWBinOpUMin;
  case CW_OPERATION_MAX:
    return is_signed ? LLVMAtomicRMWBinOpMax : LLVMAtomicRMWBinOpUMax;
  default:
    return LLVMAtomicRMWBinOpXchg;
  }
}

static LLVMValueRef build_selection(LLVMBuilderRef builder, LLVMIntPredicate keep, LLVMValueRef old,
                                    LLVMValueRef operand) {
  return LLVMBuildSelect(builder, LLVMBuildICmp(builder, keep, old, operand, ""), old, operand, "new");
}

/* The value that the instruction stored, computed again from the old one. */
static LLVMValueRef build_new_value(const cw_contract *contract, LLVMBuilderRef builder, LLVMValueRef old,
                                    LLVMValueRef operand) {
  bool is_signed = contract->given[CW_KEY_SIGNED];
  switch (contract->operation) {
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

static LLVMValueRef rmw_operand(const cw_plan *plan) {
  LLVMValueRef value = cw_plan_argument(plan, CW_KEY_VALUE);
  return value ? value : LLVMConstInt(plan->value_type, (uint64_t)plan->contract->number[CW_KEY_BY], true);
}

static LLVMValueRef build_rmw(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef pointer) {
  LLVMValueRef operand = rmw_operand(plan);
  LLVMValueRef old = LLVMBuildAtomicRMW(builder, rmw_operation(plan->contract), pointer, operand,
                                        cw_order_to_llvm(plan->order), /*singleThread=*/false);
  set_access(plan, old);
  LLVMSetValueName2(old, "old", 3);
  switch ((cw_returns)plan->contract->number[CW_KEY_RETURNS]) {
  case CW_RETURNS_OLD:
    return old;
  case CW_RETURNS_NEW:
    return build_new_value(plan->contract, builder, old, operand);
  default:
    return NULL;
  }
}

LLVMValueRef cw_atomic_build(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef pointer) {
  bool wanted = plan->contract->number[CW_KEY_RETURNS] == CW_RETURNS_OLD;
  switch (plan->contract->operation) {
  case CW_OPERATION_LOAD: {
    LLVMValueRef load = cw_atomic_build_load(plan, builder, pointer, plan->order);
    return wanted ? load : NULL;
  }
  case CW_OPERATION_STORE:
    return build_store(plan, builder, pointer);
  case CW_OPERATION_COMPARE_EXCHANGE:
    return build_compare_exchange(plan, builder, pointer);
  default:
    return build_rmw(plan, builder, pointer);
  }
}
