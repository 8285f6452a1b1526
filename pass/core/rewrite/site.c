/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A call's block is cut open before the call, and what follows goes into the join; an invoke ends its block, so its
 * join is a new block on the way to its normal destination. The call itself moves into the cold block, or goes. The
 * handler's phis see the blocks that can still unwind to it in place of the one where the invoke stood.
 */
#include "rewrite/site.h"

#include "shim/bridge.h"

#include <stdio.h>

/* Marks a call that is a cold path, so that the pass leaves it alone when it runs again. */
static const char cold_key[] = "castaway";
static const char cold_value[] = "reflective";

static void step_name(char *name, size_t size, const cw_plan *plan, const char *step) {
  bool operates = plan->contract->role == CW_ROLE_OPERATION;
  const char *what = operates ? cw_operation_word(plan->contract->operation) : cw_role_word(plan->contract->role);
  snprintf(name, size, "%s.%s", what, step);
}

LLVMBasicBlockRef cw_site_add_block(const cw_site *s, const char *step) {
  char name[64];
  step_name(name, sizeof name, s->plan, step);
  return LLVMInsertBasicBlockInContext(s->plan->unit->context, s->join, name);
}

/* ---- What later sites ask ---- */

/* The way from an invoke to its normal destination, as a block: of the name that the join will have. */
static LLVMBasicBlockRef make_landing(const cw_plan *plan) {
  char name[64];
  step_name(name, sizeof name, plan, "join");
  return cw_bridge_split_normal_edge(plan->call, name);
}

/* Puts the builder where the call has just returned. */
static void position_after(cw_plan *plan, LLVMBuilderRef builder) {
  if (!LLVMIsAInvokeInst(plan->call)) {
    /* Null if the next site stood there and its block is open. */
    LLVMPositionBuilder(builder, LLVMGetInstructionParent(plan->call), LLVMGetNextInstruction(plan->call));
    return;
  }
  if (!plan->landing)
    plan->landing = make_landing(plan);
  LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(plan->landing));
}

LLVMValueRef cw_site_passed(cw_plan *plan) {
  if (plan->passed)
    return plan->passed;
  LLVMTypeRef truth = LLVMInt1TypeInContext(plan->unit->context);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(plan->unit->context);
  position_after(plan, builder);
  plan->passed = LLVMBuildFreeze(builder, LLVMGetPoison(truth), ""); /* stands for the phi that join_passed builds */
  LLVMDisposeBuilder(builder);
  return plan->passed;
}

/* ---- Open ---- */

static void open_call(cw_site *s) {
  char name[64];
  step_name(name, sizeof name, s->plan, "join");
  s->join = cw_bridge_split_before(s->plan->call, name);
  LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(s->head));
}

static void open_invoke(cw_site *s) {
  s->handler = LLVMGetUnwindDest(s->plan->call);
  s->join = s->plan->landing ? s->plan->landing : make_landing(s->plan);
  LLVMInstructionRemoveFromParent(s->plan->call);
}

void cw_site_open(cw_site *s) {
  s->head = LLVMGetInstructionParent(s->plan->call);
  if (LLVMIsAInvokeInst(s->plan->call))
    open_invoke(s);
  else
    open_call(s);
  LLVMPositionBuilderAtEnd(s->builder, s->head);
}

/* ---- Calls that may unwind ---- */

LLVMValueRef cw_site_build_call(cw_site *s, LLVMTypeRef type, LLVMValueRef function, LLVMValueRef *arguments,
                                unsigned count, const char *name) {
  if (!s->handler)
    return LLVMBuildCall2(s->builder, type, function, arguments, count, name);
  LLVMBasicBlockRef returned = cw_site_add_block(s, "returned");
  LLVMValueRef call = LLVMBuildInvoke2(s->builder, type, function, arguments, count, returned, s->handler, name);
  cw_bridge_add_edge(s->handler, LLVMGetInsertBlock(s->builder), s->head);
  LLVMPositionBuilderAtEnd(s->builder, returned);
  return call;
}

/* ---- Close ---- */

void cw_site_mark_call(const cw_unit *unit, LLVMValueRef call) {
  unsigned cold = LLVMGetEnumAttributeKindForName("cold", 4);
  LLVMAddCallSiteAttribute(call, LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(unit->context, cold, 0));
  LLVMAddCallSiteAttribute(
      call, LLVMAttributeFunctionIndex,
      LLVMCreateStringAttribute(unit->context, cold_key, sizeof cold_key - 1, cold_value, sizeof cold_value - 1));
}

bool cw_site_is_cold_path(LLVMValueRef call) {
  return LLVMGetCallSiteStringAttribute(call, LLVMAttributeFunctionIndex, cold_key, sizeof cold_key - 1) != NULL;
}

/* A phi of both ways into the join, in place of `replaced`. */
static void join(cw_site *s, LLVMValueRef replaced, LLVMValueRef fast, LLVMBasicBlockRef fast_end, LLVMValueRef slow,
                 const char *name) {
  LLVMPositionBuilderBefore(s->builder, LLVMGetFirstInstruction(s->join));
  LLVMValueRef phi = LLVMBuildPhi(s->builder, LLVMTypeOf(slow), name);
  LLVMReplaceAllUsesWith(replaced, phi);
  LLVMValueRef values[] = {fast, slow};
  LLVMBasicBlockRef blocks[] = {fast_end, s->reflective};
  LLVMAddIncoming(phi, values, blocks, 2);
}

static void join_passed(cw_site *s, LLVMBasicBlockRef fast_end) {
  LLVMTypeRef truth = LLVMInt1TypeInContext(s->plan->unit->context);
  join(s, s->plan->passed, LLVMConstInt(truth, 1, false), fast_end, LLVMConstNull(truth), "passed");
  LLVMInstructionEraseFromParent(s->plan->passed);
}

/* Moves the call into the cold block and joins both ways. */
static void build_cold_path(cw_site *s, LLVMValueRef result, LLVMBasicBlockRef fast_end) {
  LLVMValueRef call = s->plan->call;
  if (s->plan->passed)
    join_passed(s, fast_end);
  if (result)
    join(s, call, result, fast_end, call, "result");
  if (!s->handler)
    LLVMInstructionRemoveFromParent(call);
  LLVMPositionBuilderAtEnd(s->builder, s->reflective);
  LLVMInsertIntoBuilder(s->builder, call);
  if (s->handler)
    cw_bridge_add_edge(s->handler, s->reflective, s->head);
  else
    LLVMBuildBr(s->builder, s->join);
  cw_site_mark_call(s->plan->unit, call);
}

static void replace_uses(LLVMValueRef call, LLVMValueRef result) {
  if (result)
    LLVMReplaceAllUsesWith(call, result);
}

/* An invoke was unlinked when its block was opened. */
static void discard_call(cw_site *s, LLVMValueRef result) {
  replace_uses(s->plan->call, result);
  if (s->handler)
    LLVMDeleteInstruction(s->plan->call);
  else
    LLVMInstructionEraseFromParent(s->plan->call);
}

void cw_site_close(cw_site *s, LLVMValueRef result) {
  LLVMBasicBlockRef fast_end = LLVMGetInsertBlock(s->builder);
  LLVMBuildBr(s->builder, s->join);
  if (s->reflective)
    build_cold_path(s, result, fast_end);
  else
    discard_call(s, result);
  if (s->handler)
    cw_bridge_drop_edge(s->handler, s->head);
}

void cw_site_replace_call(LLVMValueRef call, LLVMValueRef result) {
  replace_uses(call, result);
  if (LLVMIsAInvokeInst(call)) {
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetTypeContext(LLVMTypeOf(call)));
    LLVMPositionBuilderBefore(builder, call);
    LLVMBuildBr(builder, LLVMGetNormalDest(call));
    LLVMDisposeBuilder(builder);
    cw_bridge_drop_edge(LLVMGetUnwindDest(call), LLVMGetInstructionParent(call));
  }
  LLVMInstructionEraseFromParent(call);
}
