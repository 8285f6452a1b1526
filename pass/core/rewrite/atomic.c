/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *   before   %r = call i32 @add(…, i32 %v)            after   %old = atomicrmw add ptr %field, i32 %v seq_cst, align 4
 *   before   %r = call i1 @cas(…, i32 %e, i32 %d)     after   %pair = cmpxchg ptr %field, i32 %e, i32 %d seq_cst
 * seq_cst, align 4
 *
 * Unused results are LLVM's business: no form without a result is chosen here.
 */
#include "rewrite/atomic.h"

#include "contract/order.h"
#include "prove/value.h"
#include "rewrite/outcome.h"

/* Natural alignment, also where the ABI's is less: that is what the instructions want. */
static void set_access(const cw_plan *plan, LLVMValueRef access) {
  LLVMSetAlignment(access, (unsigned)cw_value_size(plan));
}

LLVMValueRef cw_atomic_build_load(cw_site *s, LLVMValueRef field, int order) {
  LLVMValueRef load = LLVMBuildLoad2(s->builder, s->plan->memory_type, field, "old");
  LLVMSetOrdering(load, cw_order_to_llvm(order));
  set_access(s->plan, load);
  return load;
}

static cw_outcome build_store(cw_site *s, LLVMValueRef field, cw_orders orders) {
  LLVMValueRef store = LLVMBuildStore(s->builder, s->operands.value, field);
  LLVMSetOrdering(store, cw_order_to_llvm(orders.success));
  set_access(s->plan, store);
  return (cw_outcome){0};
}

LLVMValueRef cw_atomic_build_exchange_pair(cw_site *s, LLVMValueRef field, LLVMValueRef expected, LLVMValueRef desired,
                                           cw_orders orders) {
  LLVMValueRef pair = LLVMBuildAtomicCmpXchg(s->builder, field, expected, desired, cw_order_to_llvm(orders.success),
                                             cw_order_to_llvm(orders.failure), /*singleThread=*/false);
  LLVMSetWeak(pair, s->plan->contract->given[CW_KEY_WEAK]);
  set_access(s->plan, pair);
  return pair;
}

static cw_outcome build_compare_exchange(cw_site *s, LLVMValueRef field, cw_orders orders) {
  LLVMValueRef pair = cw_atomic_build_exchange_pair(s, field, s->operands.expected, s->operands.desired, orders);
  cw_outcome outcome = {0};
  if (cw_outcome_wants_old(s->plan))
    outcome.old = LLVMBuildExtractValue(s->builder, pair, 0, "found");
  if (cw_outcome_wants_success(s->plan))
    outcome.success = LLVMBuildExtractValue(s->builder, pair, 1, "success");
  return outcome;
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

static cw_outcome build_rmw(cw_site *s, LLVMValueRef field, cw_orders orders) {
  LLVMValueRef old = LLVMBuildAtomicRMW(s->builder, rmw_operation(s->plan->contract), field, s->operands.value,
                                        cw_order_to_llvm(orders.success), /*singleThread=*/false);
  set_access(s->plan, old);
  LLVMSetValueName2(old, "old", 3);
  return (cw_outcome){.old = old};
}

cw_outcome cw_atomic_build(cw_site *s, LLVMValueRef field, cw_orders orders) {
  switch (s->plan->contract->operation) {
  case CW_OPERATION_LOAD:
    return (cw_outcome){.old = cw_atomic_build_load(s, field, orders.success)};
  case CW_OPERATION_STORE:
    return build_store(s, field, orders);
  case CW_OPERATION_COMPARE_EXCHANGE:
    return build_compare_exchange(s, field, orders);
  default:
    return build_rmw(s, field, orders);
  }
}
