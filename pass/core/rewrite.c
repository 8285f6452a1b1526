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

#include "function_loop.h"
#include "guard.h"
#include "operands.h"
#include "outcome.h"

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

static LLVMValueRef build_operation(cw_site *s) {
  const cw_plan *plan = s->plan;
  LLVMValueRef field = build_field_address(plan, s->builder);
  cw_outcome outcome = cw_plan_calls_function(plan)
                           ? cw_function_loop_build(s, field, plan->order)
                           : cw_atomic_build(s, field, (cw_orders){plan->order, plan->failure_order});
  return cw_outcome_build_result(s, outcome);
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

static void rewrite_in_place(cw_site *s) {
  LLVMPositionBuilderBefore(s->builder, s->plan->call); /* which takes over the call's own location, or none */
  LLVMSetCurrentDebugLocation2(s->builder, cw_bridge_location(s->plan->call));
  cw_operands_build(s);
  replace_call(s->plan, build_operation(s));
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
    rewrite_in_place(&s);
  LLVMDisposeBuilder(s.builder);
}
