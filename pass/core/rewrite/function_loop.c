/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *   update.lowered:                                    update.retry:
 *     %first = load atomic …                             %old = phi [ %first, … ], [ %found, … ]
 *     br label %update.retry                             %new = call @function(%old, …)      (its class is checked)
 *                                                        %pair = cmpxchg ptr %field, %old, %new …
 *                                                        br i1 %success, label %update.done, label %update.retry
 *
 * The function may run more than once, also on the cold path: its contract says that it has no effects. It unwinds to
 * where the helper's call would: see rewrite.c.
 */
#include "rewrite/function_loop.h"

#include "contract/order.h"
#include "prove/value.h"
#include "rewrite/guard.h"

/* Where the helper has a value of the type that the user's function takes and returns: its result or its operand. */
static unsigned value_index(const cw_plan *plan) {
  int64_t returns = plan->contract->number[CW_KEY_RETURNS];
  bool in_result = returns == CW_RETURNS_OLD || returns == CW_RETURNS_NEW;
  return in_result ? LLVMAttributeReturnIndex : (unsigned)plan->contract->number[CW_KEY_OPERAND] + 1;
}

/* Some ABIs want narrow integers extended, and say so by attributes, which the helper's own values carry, too. */
static void copy_extension(const cw_plan *plan, LLVMValueRef call, unsigned value_arguments) {
  static const char *const names[] = {"signext", "zeroext"};
  LLVMValueRef helper = LLVMGetCalledValue(plan->call);
  for (int i = 0; i < 2; i++) {
    unsigned kind = LLVMGetEnumAttributeKindForName(names[i], 7);
    LLVMAttributeRef extension = LLVMGetEnumAttributeAtIndex(helper, value_index(plan), kind);
    /* Index 0 is the result, 1 the first argument. */
    for (unsigned index = 0; extension && index <= value_arguments; index++)
      LLVMAddCallSiteAttribute(call, index, extension);
  }
}

/* Calls the user's function on the old value, and on the operand if there is one. */
static LLVMValueRef build_function_call(cw_site *s, LLVMValueRef old) {
  LLVMValueRef operand = cw_plan_argument(s->plan, CW_KEY_OPERAND);
  LLVMValueRef context = cw_plan_argument(s->plan, CW_KEY_CONTEXT);
  LLVMTypeRef value = s->plan->value_type;
  LLVMTypeRef types[] = {value, operand ? value : s->plan->unit->pointer, s->plan->unit->pointer};
  LLVMValueRef arguments[] = {old, operand ? operand : context, context};
  unsigned count = operand ? 3 : 2;
  LLVMValueRef call = cw_site_build_call(s, LLVMFunctionType(value, types, count, false),
                                         cw_plan_argument(s->plan, CW_KEY_FUNCTION), arguments, count, "new");
  LLVMSetInstructionCallConv(call, LLVMGetInstructionCallConv(s->plan->call));
  copy_extension(s->plan, call, count - 1);
  return call;
}

cw_outcome cw_function_loop_build(cw_site *s, LLVMValueRef field, int order) {
  const cw_plan *plan = s->plan;
  int read_order = cw_order_of_read(order);
  LLVMValueRef first = cw_atomic_build_load(s, field, read_order);
  LLVMBasicBlockRef start = LLVMGetInsertBlock(s->builder);
  LLVMBasicBlockRef retry = cw_site_add_block(s, "retry");
  LLVMBuildBr(s->builder, retry);
  LLVMPositionBuilderAtEnd(s->builder, retry);
  LLVMValueRef old = LLVMBuildPhi(s->builder, plan->memory_type, "old");
  LLVMValueRef computed = build_function_call(s, cw_value_from_memory(plan, s->builder, old));
  if (plan->guard_value_class)
    cw_guard_build_value_check(s, computed);
  LLVMValueRef new = cw_value_to_memory(plan, s->builder, computed);
  LLVMValueRef pair = cw_atomic_build_exchange_pair(s, field, old, new, (cw_orders){order, read_order});
  LLVMValueRef found = LLVMBuildExtractValue(s->builder, pair, 0, "found");
  LLVMValueRef success = LLVMBuildExtractValue(s->builder, pair, 1, "success");
  LLVMValueRef values[] = {first, found};
  LLVMBasicBlockRef blocks[] = {start, LLVMGetInsertBlock(s->builder)};
  LLVMAddIncoming(old, values, blocks, 2);
  LLVMBasicBlockRef done = cw_site_add_block(s, "done");
  LLVMBuildCondBr(s->builder, success, done, retry);
  LLVMPositionBuilderAtEnd(s->builder, done);
  return (cw_outcome){.old = old, .new = new};
}
