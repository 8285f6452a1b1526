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
 *
 * A call that may unwind (invoke) stays an invoke on the cold path, with the same handler. What replaces it cannot
 * unwind, but for a user's function, which is invoked with that handler too:
 *
 *     %r = invoke i32 @op(…)              br i1 %ok, label %add.lowered, label %add.reflective
 *          to label %on unwind label %h add.lowered: …
 *                                       add.reflective:
 *                                         %call = invoke i32 @op(…) to label %add.join unwind label %h
 *                                       add.join:
 *                                         %r = phi …
 *                                         br label %on
 */
#include "rewrite/rewrite.h"

#include "contract/order.h"
#include "rewrite/function_loop.h"
#include "rewrite/guard.h"
#include "rewrite/operands.h"
#include "rewrite/order_switch.h"
#include "rewrite/outcome.h"

#include "shim/bridge.h"

/* ---- The operation ---- */

static LLVMValueRef build_field_address(const cw_plan *plan, LLVMBuilderRef builder) {
  LLVMTypeRef byte = LLVMInt8TypeInContext(plan->unit->context);
  LLVMValueRef index = LLVMConstInt(LLVMInt64TypeInContext(plan->unit->context), plan->target.offset, false);
  return LLVMBuildInBoundsGEP2(builder, byte, cw_plan_holder(plan), &index, 1, "field");
}

static cw_outcome build_outcome(cw_site *s, LLVMValueRef field) {
  const cw_plan *plan = s->plan;
  bool known = plan->order != CW_ORDER_OF_ARGUMENT;
  bool failure_known = plan->failure_order != CW_ORDER_OF_ARGUMENT;
  if (cw_plan_calls_function(plan))
    return cw_function_loop_build(s, field, known ? plan->order : CW_ORDER_SEQ_CST);
  if (!known)
    return cw_order_switch_build(s, field);
  return cw_atomic_build(s, field, (cw_orders){plan->order, failure_known ? plan->failure_order : CW_ORDER_SEQ_CST});
}

static LLVMValueRef build_operation(cw_site *s) {
  LLVMValueRef field = build_field_address(s->plan, s->builder);
  return cw_outcome_build_result(s, build_outcome(s, field));
}

/* ---- Putting it together ---- */

static void rewrite_in_place(cw_site *s) {
  LLVMPositionBuilderBefore(s->builder, s->plan->call); /* which takes over the call's own location, or none */
  LLVMSetCurrentDebugLocation2(s->builder, cw_bridge_location(s->plan->call));
  cw_operands_build(s);
  cw_site_replace_call(s->plan->call, build_operation(s));
}

static void rewrite_with_blocks(cw_site *s) {
  cw_site_open(s);
  s->lowered = cw_site_add_block(s, "lowered");
  s->reflective = cw_plan_is_guarded(s->plan) ? cw_site_add_block(s, "reflective") : NULL;
  cw_guard_build(s);
  LLVMBuildBr(s->builder, s->lowered);
  LLVMPositionBuilderAtEnd(s->builder, s->lowered);
  cw_site_close(s, build_operation(s));
}

void cw_rewrite(const cw_plan *plan) {
  cw_site s = {.plan = plan, .builder = LLVMCreateBuilderInContext(plan->unit->context)};
  LLVMSetCurrentDebugLocation2(s.builder, cw_bridge_location(plan->call));
  if (cw_plan_branches(plan))
    rewrite_with_blocks(&s);
  else
    rewrite_in_place(&s);
  LLVMDisposeBuilder(s.builder);
}
