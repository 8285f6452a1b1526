/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *   first:                                             the guess
 *     %guess = load atomic ptr %p
 *   try:                                               the first try: the loop's exchange, on the guess
 *     %pair0 = cmpxchg ptr %p, %guess, f(%guess)
 *     br i1 %success0, exit, loop
 *   loop:
 *     %old = phi [ %found0, try ], [ %found, loop ]
 *
 * Without the first try the loop begins by trying, on whatever value: so it can go if it computes what the loop does,
 * if the program goes on in the same way after either's success, and if nothing happens between the two.
 */
#include "raise/peel.h"

#include <llvm-c/DebugInfo.h>

/* How deep computations are compared. */
enum { MAX_DEPTH = 6 };

/* ---- The same computation ---- */

/* A first try, as its exchange and what it expects. */
typedef struct first_try {
  LLVMValueRef exchange;
  LLVMValueRef expected;
} first_try;

/* After a success the word found is the one expected. */
static bool is_its_word(const cw_retry *r, const first_try *t, LLVMValueRef value) {
  LLVMValueRef bare = cw_retry_strip(r, value);
  return bare == cw_retry_strip(r, t->expected) || bare == t->exchange;
}

static bool is_its_success(const first_try *t, LLVMValueRef value) {
  if (LLVMIsAConstantInt(value))
    return LLVMConstIntGetZExtValue(value) == 1;
  return LLVMIsAExtractValueInst(value) && LLVMGetOperand(value, 0) == t->exchange && LLVMGetIndices(value)[0] == 1;
}

/* Whether `before` is of the first try what `inside` is of the loop's. */
static bool is_same(const cw_retry *r, const first_try *t, LLVMValueRef before, LLVMValueRef inside, int depth) {
  bool inverted = false;
  if (!cw_retry_is_inside(r, inside))
    return before == inside;
  if (LLVMTypeOf(before) != LLVMTypeOf(inside) || depth == 0)
    return false;
  if (LLVMIsAExtractValueInst(inside) && cw_retry_is_success(r, inside, &inverted))
    return is_its_success(t, before);
  if (cw_retry_is_old_or_found(r, inside))
    return is_its_word(r, t, before);
  if (LLVMIsAConstant(before))
    return LLVMIsAConstant(t->expected) && cw_loop_fold(r->module, inside, r->root, t->expected) == before;
  if (LLVMIsAPHINode(inside) || !cw_loop_is_same_operation(before, inside))
    return false;
  for (int i = 0; i < LLVMGetNumOperands(inside); i++)
    if (!is_same(r, t, LLVMGetOperand(before, (unsigned)i), LLVMGetOperand(inside, (unsigned)i), depth - 1))
      return false;
  return true;
}

/* ---- The first try ---- */

static LLVMValueRef incoming(LLVMValueRef phi, LLVMBasicBlockRef from) {
  for (unsigned i = 0; i < LLVMCountIncoming(phi); i++)
    if (LLVMGetIncomingBlock(phi, i) == from)
      return LLVMGetIncomingValue(phi, i);
  return NULL;
}

static bool leads_only_to(LLVMBasicBlockRef block, LLVMBasicBlockRef target) {
  LLVMValueRef branch = LLVMGetBasicBlockTerminator(block);
  return LLVMIsABranchInst(branch) && !LLVMIsConditional(branch) && LLVMGetSuccessor(branch, 0) == target;
}

/* Whether `next` is the loop, or an empty block before it. */
static bool leads_to_loop(const cw_retry *r, LLVMBasicBlockRef next) {
  bool is_empty = LLVMGetFirstInstruction(next) == LLVMGetBasicBlockTerminator(next);
  return next == r->header || (is_empty && leads_only_to(next, r->header));
}

/* Whether no instruction between `from` and `to`, or the end of the block, touches memory. */
static bool is_quiet(LLVMValueRef from, LLVMValueRef to) {
  LLVMValueRef i = LLVMGetNextInstruction(from);
  while (i && i != to && !LLVMIsATerminatorInst(i) &&
         (cw_loop_step(i) == CW_STEP_PURE || cw_loop_step(i) == CW_STEP_HINT))
    i = LLVMGetNextInstruction(i);
  return i == to || (!to && i && LLVMIsATerminatorInst(i));
}

/* The branch that leaves for the exit on success and goes to the loop otherwise. */
static bool has_its_branch(const cw_retry *r, const first_try *t) {
  LLVMValueRef branch = LLVMGetBasicBlockTerminator(LLVMGetInstructionParent(t->exchange));
  return LLVMIsABranchInst(branch) && LLVMIsConditional(branch) && is_its_success(t, LLVMGetCondition(branch)) &&
         !LLVMIsAConstantInt(LLVMGetCondition(branch)) && LLVMGetSuccessor(branch, 0) == r->exit &&
         leads_to_loop(r, LLVMGetSuccessor(branch, 1)) && is_quiet(t->exchange, NULL);
}

static bool has_same_word(const cw_retry *r, const first_try *t) {
  return LLVMIsAAtomicCmpXchgInst(t->exchange) && LLVMGetOperand(t->exchange, 0) == r->pointer &&
         LLVMTypeOf(t->expected) == r->type && cw_loop_is_same_scope(t->exchange, r->exchange) &&
         LLVMGetVolatile(t->exchange) == LLVMGetVolatile(r->exchange) &&
         LLVMGetAlignment(t->exchange) == LLVMGetAlignment(r->exchange);
}

/* Whether the program goes on with the same values after either's success. */
static bool ends_alike(const cw_retry *r, const first_try *t) {
  LLVMBasicBlockRef block = LLVMGetInstructionParent(t->exchange);
  LLVMBasicBlockRef succeeded = LLVMGetInstructionParent(r->success);
  for (LLVMValueRef phi = LLVMGetFirstInstruction(r->exit); phi && LLVMIsAPHINode(phi);
       phi = LLVMGetNextInstruction(phi))
    if (!is_same(r, t, incoming(phi, block), incoming(phi, succeeded), MAX_DEPTH))
      return false;
  return true;
}

/* Whether only the loop's phi, the branch and the exit's phis look at it, so that it can vanish. */
static bool is_used_only_here(const cw_retry *r, LLVMValueRef value, LLVMValueRef branch) {
  for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    bool at_end = LLVMIsAPHINode(user) && (user == r->root || LLVMGetInstructionParent(user) == r->exit);
    bool taken_apart = LLVMIsAExtractValueInst(user) && LLVMIsAAtomicCmpXchgInst(value);
    if (user != branch && !at_end && !(taken_apart && is_used_only_here(r, user, branch)))
      return false;
  }
  return true;
}

static bool is_first_try(const cw_retry *r, const first_try *t) {
  LLVMBasicBlockRef block = LLVMGetInstructionParent(t->exchange);
  LLVMValueRef new_value = LLVMGetOperand(t->exchange, 2);
  return has_same_word(r, t) && has_its_branch(r, t) && ends_alike(r, t) &&
         is_same(r, t, new_value, LLVMGetOperand(r->exchange, 2), MAX_DEPTH) &&
         is_used_only_here(r, t->exchange, LLVMGetBasicBlockTerminator(block));
}

/* ---- What enters the loop ---- */

/* The old value of the first turn; null if it comes on several ways, or is no phi. */
static LLVMValueRef first_value(const cw_retry *r) {
  LLVMBasicBlockRef entry = cw_loop_entry(r->loop);
  bool is_phi = LLVMIsAPHINode(r->root) && LLVMGetInstructionParent(r->root) == r->header;
  return entry && is_phi && !r->guard ? incoming(r->root, entry) : NULL;
}

static void merge_exchange(cw_retry *r, LLVMValueRef exchange) {
  r->order = cw_loop_merge_orders(r->order, (int)LLVMGetCmpXchgSuccessOrdering(exchange));
  r->order = cw_loop_merge_orders(r->order, (int)LLVMGetCmpXchgFailureOrdering(exchange));
  r->is_volatile = r->is_volatile || LLVMGetVolatile(exchange);
}

/* An atomic load of the word that the program would not miss. */
static bool is_guess(const cw_retry *r, LLVMValueRef load) {
  return LLVMIsALoadInst(load) && LLVMGetOperand(load, 0) == r->pointer && LLVMTypeOf(load) == r->type &&
         !LLVMGetVolatile(load) && cw_bridge_ordering(load) > 0 && cw_loop_is_same_scope(load, r->exchange);
}

/* Takes a guess that nothing but the exchange follows: the instruction is ordered as it was, and it may go. */
static void take_guess(cw_retry *r, LLVMValueRef load) {
  r->guess = load;
  r->order = cw_loop_merge_orders(r->order, cw_bridge_ordering(load));
}

static bool is_only_user(LLVMValueRef value, LLVMValueRef user) {
  for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = LLVMGetNextUse(use))
    if (LLVMGetUser(use) != user)
      return false;
  return true;
}

static void find_guess_before_loop(cw_retry *r, LLVMValueRef load) {
  if (is_guess(r, load) && leads_only_to(LLVMGetInstructionParent(load), r->header) && is_quiet(load, NULL) &&
      is_only_user(load, r->root))
    take_guess(r, load);
}

static void find_guess_before_try(cw_retry *r, const first_try *t) {
  LLVMValueRef load = cw_retry_strip(r, t->expected);
  bool together = LLVMIsAInstruction(load) && LLVMGetInstructionParent(load) == LLVMGetInstructionParent(t->exchange);
  if (together && is_guess(r, load) && is_quiet(load, t->exchange))
    take_guess(r, load);
}

void cw_peel_find(cw_retry *r) {
  LLVMValueRef first = first_value(r);
  if (!first)
    return;
  LLVMValueRef bare = cw_retry_strip(r, first);
  if (!LLVMIsAAtomicCmpXchgInst(bare)) {
    find_guess_before_loop(r, first);
    return;
  }
  first_try t = {bare, LLVMGetOperand(bare, 1)};
  if (!is_first_try(r, &t))
    return;
  r->peeled = bare;
  merge_exchange(r, bare);
  find_guess_before_try(r, &t);
}

/* ---- First turns that are spoken of with their loops ---- */

/* The block that an empty block leads to, or the block itself. */
static LLVMBasicBlockRef skip_empty(LLVMBasicBlockRef block) {
  LLVMValueRef end = LLVMGetBasicBlockTerminator(block);
  bool passes = LLVMGetFirstInstruction(block) == end && LLVMIsABranchInst(end) && !LLVMIsConditional(end);
  return passes ? LLVMGetSuccessor(end, 0) : block;
}

static bool is_same_source(LLVMValueRef a, LLVMValueRef b) {
  return LLVMGetOperand(a, 0) == LLVMGetOperand(b, 0) && LLVMInstructionGetDebugLoc(a) == LLVMInstructionGetDebugLoc(b);
}

/* Whether `block` begins a loop inside `outer` that makes the exchange again in its first block. */
static bool begins_retry(cw_analyses *analyses, const cw_loop *outer, LLVMBasicBlockRef block, LLVMValueRef exchange) {
  cw_loop *inner = cw_loop_around(analyses, LLVMGetFirstInstruction(block));
  if (!inner || inner == outer || cw_loop_header(inner) != block || !cw_loop_contains(outer, block))
    return false;
  for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i))
    if (LLVMIsAAtomicCmpXchgInst(i) && is_same_source(i, exchange))
      return true;
  return false;
}

bool cw_peel_is_first_turn(cw_analyses *analyses, LLVMValueRef exchange) {
  cw_loop *outer = cw_loop_around(analyses, exchange);
  LLVMValueRef branch = LLVMGetBasicBlockTerminator(LLVMGetInstructionParent(exchange));
  if (!outer || !LLVMIsABranchInst(branch) || !LLVMIsConditional(branch))
    return false;
  for (unsigned i = 0; i < 2; i++)
    if (begins_retry(analyses, outer, skip_empty(LLVMGetSuccessor(branch, i)), exchange))
      return true;
  return false;
}
