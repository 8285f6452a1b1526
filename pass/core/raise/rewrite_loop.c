/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Before:
 *
 *   header:
 *     %old = phi [ %first, entry ], [ %found, back ]
 *     br i1 guard(%old), exchange, guard_exit
 *   exchange:
 *     %pair = cmpxchg ptr %p, %old, update(%old, %v)
 *     br i1 %success, exit, back
 *   exit:
 *     ... %old, %new, %found ...
 *
 * After; the first guard stays:
 *
 *   header:
 *     br i1 guard(%first), exchange, guard_exit
 *   exchange:
 *     %old.raised = atomicrmw update ptr %p, %v
 *     br i1 guard(%old.raised), exit, guard_exit
 *   exit:
 *     ... %old.raised, update(%old.raised, %v), %old.raised ...
 *
 * A loop without a guard, or whose ends are alike, goes on to its exit. Where both ends are one block, its phis choose
 * by the guard (select). The loop is closed first (every value passes a phi where it leaves), so that its values
 * outside are those phis' and nothing else.
 */
#include "raise/rewrite_loop.h"

#include "raise/settle.h"

#include "shim/erase.h"

#include <llvm-c/DebugInfo.h>

/* The work on one loop. */
typedef struct work {
  const cw_retry *retry;
  cw_settle settle;
  LLVMBasicBlockRef place;     /* the exchange's block */
  LLVMBasicBlockRef guarded;   /* the guard's; null: none, or of no consequence */
  LLVMBasicBlockRef succeeded; /* the block of the branch on success */
  LLVMValueRef ends_by_guard;  /* whether the loop would have ended by its guard */
} work;

static LLVMValueRef adapt_operand(work *w) {
  const cw_retry *r = w->retry;
  LLVMValueRef operand = cw_settle_value(&w->settle, r->operand);
  if (r->adapt == CW_ADAPT_NARROW)
    return LLVMBuildTrunc(w->settle.builder, operand, r->bits, "");
  return r->adapt == CW_ADAPT_COMPLEMENT ? LLVMBuildNot(w->settle.builder, operand, "") : operand;
}

static void build_update(work *w) {
  const cw_retry *r = w->retry;
  LLVMPositionBuilderBefore(w->settle.builder, r->exchange);
  LLVMValueRef operand = adapt_operand(w);
  w->settle.found =
      cw_loop_build_update(r->exchange, r->exchange, cw_update_operation(r->update), operand, r->order, r->is_volatile);
}

/* Computes behind the instruction whether the guard would have ended the loop. */
static void build_guard(work *w) {
  const cw_retry *r = w->retry;
  if (!r->guard || !cw_retry_ends_differ(r))
    return;
  LLVMValueRef condition = cw_settle_value(&w->settle, LLVMGetCondition(r->guard));
  w->guarded = LLVMGetInstructionParent(r->guard);
  w->ends_by_guard = r->guard_leaves_when ? condition : LLVMBuildNot(w->settle.builder, condition, "");
}

/* ---- The ends ---- */

static int index_of(LLVMValueRef phi, LLVMBasicBlockRef from) {
  for (unsigned i = 0; i < LLVMCountIncoming(phi); i++)
    if (LLVMGetIncomingBlock(phi, i) == from)
      return (int)i;
  return -1;
}

static LLVMValueRef settled_incoming(work *w, LLVMValueRef phi, LLVMBasicBlockRef from) {
  return cw_settle_value(&w->settle, LLVMGetIncomingValue(phi, (unsigned)index_of(phi, from)));
}

/* From now on `phi` is `value` where the exchange's block leads to it. */
static void set_incoming(const work *w, LLVMValueRef phi, LLVMValueRef value) {
  LLVMBasicBlockRef place = w->place;
  int index = index_of(phi, place);
  if (index >= 0)
    LLVMSetOperand(phi, (unsigned)index, value);
  else
    LLVMAddIncoming(phi, &value, &place, 1);
}

/* What an end's phi gets: of an end that both share, by which of them the loop would have ended. */
static LLVMValueRef end_value(work *w, LLVMValueRef phi, LLVMBasicBlockRef from, bool shared) {
  LLVMValueRef value = settled_incoming(w, phi, from);
  if (!shared)
    return value;
  LLVMValueRef guarded = settled_incoming(w, phi, w->guarded);
  return guarded == value ? value : LLVMBuildSelect(w->settle.builder, w->ends_by_guard, guarded, value, "");
}

static void lead_to(work *w, LLVMBasicBlockRef end, LLVMBasicBlockRef from, bool shared) {
  for (LLVMValueRef phi = LLVMGetFirstInstruction(end); phi && LLVMIsAPHINode(phi); phi = LLVMGetNextInstruction(phi))
    set_incoming(w, phi, end_value(w, phi, from, shared));
}

static void lead_to_ends(work *w) {
  const cw_retry *r = w->retry;
  bool shared = w->guarded && r->guard_exit == r->exit;
  lead_to(w, r->exit, w->succeeded, shared);
  if (w->guarded && !shared)
    lead_to(w, r->guard_exit, w->guarded, false);
}

/* ---- Taking the loop away ---- */

/* Erases the exchange and all behind it in its block. */
static void cut(work *w) {
  LLVMValueRef last = LLVMGetLastInstruction(w->place);
  bool done = false;
  while (!done) {
    LLVMValueRef previous = LLVMGetPreviousInstruction(last);
    done = last == w->retry->exchange;
    if (LLVMGetTypeKind(LLVMTypeOf(last)) != LLVMVoidTypeKind)
      LLVMReplaceAllUsesWith(last, LLVMGetPoison(LLVMTypeOf(last)));
    LLVMInstructionEraseFromParent(last);
    last = previous;
  }
}

static void leave(work *w, LLVMMetadataRef location) {
  const cw_retry *r = w->retry;
  LLVMPositionBuilderAtEnd(w->settle.builder, w->place);
  LLVMSetCurrentDebugLocation2(w->settle.builder, location);
  if (w->guarded && r->guard_exit != r->exit)
    LLVMBuildCondBr(w->settle.builder, w->ends_by_guard, r->guard_exit, r->exit);
  else
    LLVMBuildBr(w->settle.builder, r->exit);
}

/* Blocks behind the exchange's are not reached any more. */
static void delete_rest(const work *w) {
  const cw_retry *r = w->retry;
  LLVMBasicBlockRef rest[2 * CW_RETRY_BLOCKS];
  size_t count = 0;
  bool behind = false;
  for (size_t i = 0; i < r->path_count; i++) {
    if (behind)
      rest[count++] = r->path[i];
    behind = behind || r->path[i] == w->place;
  }
  for (size_t i = 0; i < r->back_count; i++)
    rest[count++] = r->back[i];
  if (count > 0)
    cw_loop_delete_blocks(rest, count);
}

/* A single block led to itself. */
static void drop_back_edge(const work *w) {
  if (w->place == w->succeeded && w->retry->back_count == 0)
    cw_bridge_drop_edge(w->retry->header, w->place);
}

/* ---- Before the loop ---- */

static void erase_with_poison(LLVMValueRef instruction) {
  LLVMReplaceAllUsesWith(instruction, LLVMGetPoison(LLVMTypeOf(instruction)));
  LLVMInstructionEraseFromParent(instruction);
}

/* The first try goes: its block leads to the loop's in any case. */
static void erase_first_try(const work *w) {
  const cw_retry *r = w->retry;
  if (!r->peeled)
    return;
  LLVMBasicBlockRef block = LLVMGetInstructionParent(r->peeled);
  LLVMValueRef branch = LLVMGetBasicBlockTerminator(block);
  LLVMBasicBlockRef next = LLVMGetSuccessor(branch, 1);
  LLVMMetadataRef location = LLVMInstructionGetDebugLoc(branch);
  cw_bridge_drop_edge(r->exit, block);
  LLVMInstructionEraseFromParent(branch);
  LLVMPositionBuilderAtEnd(w->settle.builder, block);
  LLVMSetCurrentDebugLocation2(w->settle.builder, location);
  LLVMBuildBr(w->settle.builder, next);
  erase_with_poison(r->peeled);
  cw_loop_sweep(block);
}

static bool is_assumption(LLVMValueRef step) {
  LLVMValueRef called = LLVMIsACallInst(step) ? LLVMGetCalledValue(step) : NULL;
  return called && LLVMIsAFunction(called) && LLVMGetIntrinsicID(called) == LLVMLookupIntrinsicID("llvm.assume", 11);
}

/* What was assumed of a loop that only a failed first try led to may not hold where everybody comes by. */
static bool is_of_no_more_use(const cw_retry *r, LLVMValueRef step) {
  return cw_loop_is_spin_hint(step) || (r->peeled && is_assumption(step));
}

/* The blocks that are left of the loop lose what only the loop needed, and the processor is not told to wait. */
static void sweep_rest(const work *w) {
  const cw_retry *r = w->retry;
  for (size_t i = 0; i < r->path_count; i++) {
    LLVMValueRef next = NULL;
    for (LLVMValueRef step = LLVMGetFirstInstruction(r->path[i]); step; step = next) {
      next = LLVMGetNextInstruction(step);
      if (is_of_no_more_use(r, step))
        LLVMInstructionEraseFromParent(step);
    }
    cw_loop_sweep(r->path[i]);
    if (r->path[i] == w->place)
      return;
  }
}

/* Loads whose words nobody looks at any more: the instruction has their orders. */
static void erase_loads(cw_weak_list *loads) {
  for (size_t i = 0; i < cw_weak_list_count(loads); i++) {
    LLVMValueRef load = cw_weak_list_at(loads, i);
    if (load && !LLVMGetFirstUse(load))
      LLVMInstructionEraseFromParent(load);
  }
}

static void note_loads(const cw_retry *r, cw_weak_list *loads) {
  if (r->reload && r->reload == r->root)
    cw_weak_list_add(loads, r->reload);
  if (r->guess)
    cw_weak_list_add(loads, r->guess);
}

static void take_loop_away(work *w, cw_weak_list *loads) {
  LLVMMetadataRef location = LLVMInstructionGetDebugLoc(w->retry->success);
  note_loads(w->retry, loads);
  drop_back_edge(w);
  cut(w);
  leave(w, location);
  delete_rest(w);
  sweep_rest(w);
  erase_first_try(w);
  erase_loads(loads);
  cw_loop_fold_phis(w->retry->exit);
}

void cw_rewrite_loop(const cw_retry *retry) {
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(retry->module));
  cw_weak_list *loads = cw_weak_list_create();
  work w = {.retry = retry, .settle = {.retry = retry, .builder = builder}};
  w.place = LLVMGetInstructionParent(retry->exchange);
  w.succeeded = LLVMGetInstructionParent(retry->success);
  cw_loop_close(retry->analyses, retry->loop);
  build_update(&w);
  build_guard(&w);
  lead_to_ends(&w);
  take_loop_away(&w, loads);
  cw_settle_deinit(&w.settle);
  cw_weak_list_destroy(loads);
  LLVMDisposeBuilder(builder);
}
