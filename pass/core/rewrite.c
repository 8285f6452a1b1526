/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *   before                              after
 *     …                                   …
 *     %r = call i32 @op(…)                %ok = icmp ne ptr %holder, null          one block a check, in the order
 *     …                                   br i1 %ok, label %add.lowered,           updater, holder, its class, value,
 *                                                    label %add.reflective         function
 *                                       add.lowered:
 *                                         %field = getelementptr i8, ptr %holder, i64 16
 *                                         %old = atomicrmw add ptr %field, i32 %v seq_cst, align 4
 *                                         br label %add.join
 *                                       add.reflective:                            ; cold
 *                                         %call = call i32 @op(…)
 *                                         br label %add.join
 *                                       add.join:
 *                                         %r = phi i32 [ %old, %add.lowered ], [ %call, %add.reflective ]
 *                                         …
 *
 * The cold path makes every check again, so a fault is the run-time library's own: its order, its handler, nothing
 * stored. Without checks there are no new blocks.
 */
#include "rewrite.h"

#include "atomic.h"
#include "guard.h"
#include "order.h"
#include "site.h"

#include "../shim/bridge.h"

#include <stdio.h>
#include <string.h>

/* Marks a call that is a cold path, so that the pass leaves it alone when it runs again. */
static const char cold_key[] = "castaway";
static const char cold_value[] = "reflective";

/* ---- The operation ---- */

static LLVMValueRef build_field_address(const cw_plan *plan, LLVMBuilderRef builder) {
  LLVMTypeRef byte = LLVMInt8TypeInContext(plan->unit->context);
  LLVMValueRef index = LLVMConstInt(LLVMInt64TypeInContext(plan->unit->context), plan->target.offset, false);
  return LLVMBuildInBoundsGEP2(builder, byte, cw_plan_holder(plan), &index, 1, "field");
}

/* Where the helper has a value of the type that the user's function takes and returns: its result or its operand. */
static unsigned value_index(const cw_plan *plan) {
  bool in_result = plan->contract->number[CW_KEY_RETURNS] != CW_RETURNS_NOTHING;
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
  LLVMValueRef call = LLVMBuildCall2(s->builder, LLVMFunctionType(value, types, count, false),
                                     cw_plan_argument(s->plan, CW_KEY_FUNCTION), arguments, count, "new");
  LLVMSetInstructionCallConv(call, LLVMGetInstructionCallConv(s->plan->call));
  copy_extension(s->plan, call, count - 1);
  return call;
}

/*
 *   update.lowered:                                    update.retry:
 *     %first = load atomic …                             %old = phi [ %first, … ], [ %found, … ]
 *     br label %update.retry                             %new = call @function(%old, …)      (its class is checked)
 *                                                        %pair = cmpxchg ptr %field, %old, %new …
 *                                                        br i1 %success, label %update.join, label %update.retry
 *
 * The function may run more than once, also on the cold path: its contract says that it has no effects.
 */
static LLVMValueRef build_update_loop(cw_site *s, LLVMValueRef field) {
  const cw_plan *plan = s->plan;
  int read_order = cw_order_of_read(plan->order);
  LLVMValueRef first = cw_atomic_build_load(plan, s->builder, field, read_order);
  LLVMBasicBlockRef start = LLVMGetInsertBlock(s->builder);
  LLVMBasicBlockRef retry = cw_site_add_block(s, "retry");
  LLVMBuildBr(s->builder, retry);
  LLVMPositionBuilderAtEnd(s->builder, retry);
  LLVMValueRef old = LLVMBuildPhi(s->builder, plan->value_type, "old");
  LLVMValueRef new = build_function_call(s, old);
  if (plan->guard_value_class)
    cw_guard_build_value_check(s, new);
  LLVMValueRef pair = cw_atomic_build_exchange_pair(plan, s->builder, field, old, new, read_order);
  LLVMValueRef found = LLVMBuildExtractValue(s->builder, pair, 0, "found");
  LLVMValueRef success = LLVMBuildExtractValue(s->builder, pair, 1, "success");
  LLVMValueRef values[] = {first, found};
  LLVMBasicBlockRef blocks[] = {start, LLVMGetInsertBlock(s->builder)};
  LLVMAddIncoming(old, values, blocks, 2);
  LLVMBasicBlockRef done = cw_site_add_block(s, "done");
  LLVMBuildCondBr(s->builder, success, done, retry);
  LLVMPositionBuilderAtEnd(s->builder, done);
  return plan->contract->number[CW_KEY_RETURNS] == CW_RETURNS_NEW ? new : old;
}

static LLVMValueRef build_operation(cw_site *s) {
  LLVMValueRef field = build_field_address(s->plan, s->builder);
  return cw_plan_calls_function(s->plan) ? build_update_loop(s, field) : cw_atomic_build(s->plan, s->builder, field);
}

/* ---- Putting it together ---- */

static void mark_cold(const cw_unit *unit, LLVMValueRef call) {
  unsigned cold = LLVMGetEnumAttributeKindForName("cold", 4);
  LLVMAddCallSiteAttribute(call, LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(unit->context, cold, 0));
  LLVMAddCallSiteAttribute(
      call, LLVMAttributeFunctionIndex,
      LLVMCreateStringAttribute(unit->context, cold_key, sizeof cold_key - 1, cold_value, sizeof cold_value - 1));
}

bool cw_rewrite_is_cold_path(LLVMValueRef call) {
  return LLVMGetCallSiteStringAttribute(call, LLVMAttributeFunctionIndex, cold_key, sizeof cold_key - 1) != NULL;
}

static void replace_call(const cw_plan *plan, LLVMValueRef result) {
  if (result)
    LLVMReplaceAllUsesWith(plan->call, result);
  LLVMInstructionEraseFromParent(plan->call);
}

static void rewrite_in_place(const cw_plan *plan, LLVMBuilderRef builder) {
  LLVMPositionBuilderBefore(builder, plan->call); /* which takes over the call's own location, or none */
  LLVMSetCurrentDebugLocation2(builder, cw_bridge_location(plan->call));
  LLVMValueRef field = build_field_address(plan, builder);
  replace_call(plan, cw_atomic_build(plan, builder, field));
}

/* Ends the call's block before the call; the builder stands at its open end. */
static void open_block(cw_site *s) {
  char name[64];
  LLVMBasicBlockRef head = LLVMGetInstructionParent(s->plan->call);
  snprintf(name, sizeof name, "%s.join", cw_operation_word(s->plan->contract->operation));
  s->join = cw_bridge_split_before(s->plan->call, name);
  LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(head));
  LLVMPositionBuilderAtEnd(s->builder, head);
}

static LLVMValueRef join_results(cw_site *s, LLVMValueRef result, LLVMBasicBlockRef fast) {
  LLVMPositionBuilderBefore(s->builder, LLVMGetFirstInstruction(s->join));
  LLVMValueRef phi = LLVMBuildPhi(s->builder, LLVMTypeOf(s->plan->call), "result");
  LLVMReplaceAllUsesWith(s->plan->call, phi);
  LLVMValueRef values[] = {result, s->plan->call};
  LLVMBasicBlockRef blocks[] = {fast, s->reflective};
  LLVMAddIncoming(phi, values, blocks, 2);
  return phi;
}

/* Moves the call into the cold block and joins both results. */
static void build_cold_path(cw_site *s, LLVMValueRef result, LLVMBasicBlockRef fast) {
  LLVMValueRef call = s->plan->call;
  if (result)
    join_results(s, result, fast);
  LLVMInstructionRemoveFromParent(call);
  LLVMPositionBuilderAtEnd(s->builder, s->reflective);
  LLVMInsertIntoBuilder(s->builder, call);
  LLVMBuildBr(s->builder, s->join);
  mark_cold(s->plan->unit, call);
}

static void rewrite_with_blocks(cw_site *s) {
  open_block(s);
  s->lowered = cw_site_add_block(s, "lowered");
  s->reflective = cw_plan_is_guarded(s->plan) ? cw_site_add_block(s, "reflective") : NULL;
  cw_guard_build(s);
  LLVMBuildBr(s->builder, s->lowered);
  LLVMPositionBuilderAtEnd(s->builder, s->lowered);
  LLVMValueRef result = build_operation(s);
  LLVMBasicBlockRef fast = LLVMGetInsertBlock(s->builder);
  LLVMBuildBr(s->builder, s->join);
  if (s->reflective)
    build_cold_path(s, result, fast);
  else
    replace_call(s->plan, result);
}

void cw_rewrite(const cw_plan *plan) {
  cw_site s = {.plan = plan, .builder = LLVMCreateBuilderInContext(plan->unit->context)};
  LLVMSetCurrentDebugLocation2(s.builder, cw_bridge_location(plan->call));
  if (cw_plan_is_guarded(plan) || cw_plan_calls_function(plan))
    rewrite_with_blocks(&s);
  else
    rewrite_in_place(plan, s.builder);
  LLVMDisposeBuilder(s.builder);
}
