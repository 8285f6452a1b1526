/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The walk goes one turn through the loop, from its header to its header, and takes every block on the way; a loop with
 * a block that it does not meet has another way through a turn. So whatever it did not see is not in the loop.
 */
#include "raise/loop.h"

/* ---- What stands in a block ---- */

static cw_loop_reason look_at_exchange(const cw_retry *r, LLVMValueRef exchange) {
  return exchange == r->exchange ? CW_LOOP_NONE : CW_LOOP_SEVERAL;
}

/* The one load that may be there reads the word. Whether it may be raised is judged later (judge_reload). */
static cw_loop_reason look_at_load(cw_retry *r, LLVMValueRef load) {
  if (r->reload || LLVMGetOperand(load, 0) != r->pointer || !cw_retry_is_invariant(r, r->pointer))
    return CW_LOOP_LOAD;
  r->reload = load;
  return CW_LOOP_NONE;
}

/* Whether `step`, in the block that was filed last, may follow the exchange in a turn that succeeds. */
static bool may_follow_success(const cw_retry *r, LLVMValueRef step) {
  LLVMBasicBlockRef place = LLVMGetInstructionParent(r->exchange);
  LLVMValueRef i = step;
  while (i && i != r->exchange)
    i = LLVMGetPreviousInstruction(i);
  bool behind = i != NULL;
  for (size_t b = 0; b + 1 < r->path_count; b++)
    behind = behind || r->path[b] == place;
  return behind && !r->success;
}

/*
 * A compiler barrier orders nothing when the program runs. One before the exchange stays where it is, and is passed
 * once, as in a loop whose first exchange succeeds. One behind a failed exchange goes with the rest of what such a loop
 * never reaches; the other accesses in the loop are those of the word, which become one. One that also a success
 * passes would have to be kept behind the instruction: such a loop stays.
 */
static cw_loop_reason look_at_barrier(const cw_retry *r, LLVMValueRef step) {
  return may_follow_success(r, step) ? CW_LOOP_EFFECT : CW_LOOP_NONE;
}

/* A division by what may be zero is neither pure nor an effect. */
static cw_loop_reason reason_of_other(LLVMValueRef step) {
  switch (LLVMGetInstructionOpcode(step)) {
  case LLVMURem:
  case LLVMSRem:
  case LLVMUDiv:
  case LLVMSDiv:
    return CW_LOOP_MODULO;
  default:
    return CW_LOOP_EFFECT;
  }
}

static cw_loop_reason look_at_step(cw_retry *r, LLVMValueRef step) {
  switch (cw_loop_step(step)) {
  case CW_STEP_PURE:
  case CW_STEP_HINT:
    return CW_LOOP_NONE;
  case CW_STEP_BARRIER:
    return look_at_barrier(r, step);
  case CW_STEP_LOAD:
    return look_at_load(r, step);
  case CW_STEP_STORE:
    return CW_LOOP_STORE;
  case CW_STEP_EXCHANGE:
    return look_at_exchange(r, step);
  case CW_STEP_CALL:
    return CW_LOOP_CALL;
  default:
    return reason_of_other(step);
  }
}

static cw_loop_reason look_at_block(cw_retry *r, LLVMBasicBlockRef block) {
  for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
    bool is_header_phi = LLVMIsAPHINode(i) && block == r->header;
    if (is_header_phi || LLVMIsATerminatorInst(i))
      continue;
    cw_loop_reason reason = LLVMIsAPHINode(i) ? CW_LOOP_BRANCHES : look_at_step(r, i);
    if (reason != CW_LOOP_NONE)
      return reason;
  }
  return CW_LOOP_NONE;
}

/* ---- The walk ---- */

/* Where a block's branch goes on in the loop. */
typedef struct way {
  LLVMBasicBlockRef next; /* null: see reason */
  cw_loop_reason reason;
} way;

static way refuse(cw_loop_reason reason) {
  return (way){NULL, reason};
}

static way go(LLVMBasicBlockRef next) {
  return (way){next, CW_LOOP_NONE};
}

static way pass_success(cw_retry *r, LLVMValueRef branch, unsigned on_success) {
  LLVMBasicBlockRef end = LLVMGetSuccessor(branch, on_success);
  if (r->success || cw_loop_contains(r->loop, end))
    return refuse(r->success ? CW_LOOP_BRANCHES : CW_LOOP_GOES_ON);
  r->success = branch;
  r->exit = end;
  return go(LLVMGetSuccessor(branch, 1 - on_success));
}

/* A branch on something else: it may leave the loop once, before the exchange. */
static way pass_guard(cw_retry *r, LLVMValueRef branch, bool exchanged) {
  bool first_stays = cw_loop_contains(r->loop, LLVMGetSuccessor(branch, 0));
  bool second_stays = cw_loop_contains(r->loop, LLVMGetSuccessor(branch, 1));
  if (first_stays == second_stays)
    return refuse(CW_LOOP_BRANCHES);
  if (exchanged || r->guard)
    return refuse(exchanged ? CW_LOOP_LATE_EXIT : CW_LOOP_EXITS);
  r->guard = branch;
  r->guard_exit = LLVMGetSuccessor(branch, first_stays ? 1 : 0);
  r->guard_leaves_when = !first_stays;
  return go(LLVMGetSuccessor(branch, first_stays ? 0 : 1));
}

static way pass(cw_retry *r, LLVMBasicBlockRef block, bool exchanged) {
  LLVMValueRef branch = LLVMGetBasicBlockTerminator(block);
  bool inverted = false;
  if (!branch || !LLVMIsABranchInst(branch))
    return refuse(CW_LOOP_BRANCHES);
  if (!LLVMIsConditional(branch))
    return go(LLVMGetSuccessor(branch, 0));
  if (exchanged && cw_retry_is_success(r, LLVMGetCondition(branch), &inverted))
    return pass_success(r, branch, inverted ? 1 : 0);
  return pass_guard(r, branch, exchanged);
}

/* Files a block of the walk; false if there are too many. */
static bool file(cw_retry *r, LLVMBasicBlockRef block) {
  if (r->path_count == CW_RETRY_BLOCKS || r->back_count == CW_RETRY_BLOCKS)
    return false;
  if (r->success)
    r->back[r->back_count++] = block;
  else
    r->path[r->path_count++] = block;
  return true;
}

static cw_loop_reason walk(cw_retry *r) {
  LLVMBasicBlockRef block = r->header;
  bool exchanged = false;
  do {
    cw_loop_reason reason = file(r, block) ? look_at_block(r, block) : CW_LOOP_BRANCHES;
    if (reason != CW_LOOP_NONE)
      return reason;
    exchanged = exchanged || block == LLVMGetInstructionParent(r->exchange);
    way next = pass(r, block, exchanged);
    if (!next.next)
      return next.reason;
    block = next.next;
  } while (block != r->header);
  if (r->path_count + r->back_count != cw_loop_block_count(r->loop) || !exchanged)
    return CW_LOOP_BRANCHES;
  return r->success ? CW_LOOP_NONE : CW_LOOP_GOES_ON;
}

/* ---- The word ---- */

static cw_loop_reason look_at_word(cw_retry *r) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(r->module);
  r->pointer = LLVMGetOperand(r->exchange, 0);
  r->type = LLVMTypeOf(LLVMGetOperand(r->exchange, 1));
  r->width = (unsigned)LLVMSizeOfTypeInBits(layout, r->type);
  r->bits = LLVMIntTypeInContext(LLVMGetModuleContext(r->module), r->width);
  if (LLVMGetPointerAddressSpace(LLVMTypeOf(r->pointer)) != 0)
    return CW_LOOP_ADDRESS_SPACE;
  if (r->width != 8 && r->width != 16 && r->width != 32 && r->width != 64)
    return CW_LOOP_WIDTH;
  return LLVMGetAlignment(r->exchange) * 8 < r->width ? CW_LOOP_ALIGNMENT : CW_LOOP_NONE;
}

/*
 * A word is volatile for atomicity alone if nothing but this loop's exchange and its reading are volatile here, which
 * the walk has seen, and its address is not a number of the program's own.
 */
static cw_loop_reason judge_volatile(cw_retry *r, cw_volatile_policy policy) {
  r->is_volatile = LLVMGetVolatile(r->exchange) || (r->reload && LLVMGetVolatile(r->reload));
  bool allowed = policy == CW_VOLATILE_ON || (policy == CW_VOLATILE_AUTO && !cw_loop_is_fixed_address(r->pointer));
  return r->is_volatile && !allowed ? CW_LOOP_VOLATILE : CW_LOOP_NONE;
}

static cw_loop_reason judge_reload(const cw_retry *r) {
  LLVMTypeRef type = LLVMTypeOf(r->reload);
  if (LLVMSizeOfTypeInBits(LLVMGetModuleDataLayout(r->module), type) != r->width)
    return CW_LOOP_LOAD;
  bool atomic = cw_bridge_ordering(r->reload) > 0;
  if (!atomic && !LLVMGetVolatile(r->reload))
    return CW_LOOP_PLAIN_RELOAD;
  return !atomic || cw_loop_is_same_scope(r->reload, r->exchange) ? CW_LOOP_NONE : CW_LOOP_SCOPE;
}

static void merge_orders(cw_retry *r) {
  r->order = cw_loop_merge_orders((int)LLVMGetCmpXchgSuccessOrdering(r->exchange),
                                  (int)LLVMGetCmpXchgFailureOrdering(r->exchange));
  if (r->reload)
    r->order = cw_loop_merge_orders(r->order, cw_bridge_ordering(r->reload));
}

/* ---- The old value ---- */

/* What `phi` gets at the end of a turn; null if ends of a turn differ. */
static LLVMValueRef next_of(const cw_retry *r, LLVMValueRef phi) {
  LLVMValueRef next = NULL;
  for (unsigned i = 0; i < LLVMCountIncoming(phi); i++)
    if (cw_loop_contains(r->loop, LLVMGetIncomingBlock(phi, i)))
      next = LLVMGetIncomingValue(phi, i);
  return next;
}

/* A phi of the exchange's pairs: only the words in them count. */
static bool is_used_for_words(LLVMValueRef pair) {
  for (LLVMUseRef use = LLVMGetFirstUse(pair); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (!LLVMIsAExtractValueInst(user) || LLVMGetIndices(user)[0] != 0)
      return false;
  }
  return true;
}

static bool is_pair(LLVMValueRef value) {
  return LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMStructTypeKind;
}

/* A load before the exchange could be used for more than the next turn. */
static bool is_behind_exchange(const cw_retry *r, LLVMValueRef load) {
  for (size_t i = 0; i < r->back_count; i++)
    if (LLVMGetInstructionParent(load) == r->back[i])
      return true;
  return false;
}

/* After a failure, `success ? a : b` is b. */
static LLVMValueRef strip_after_failure(const cw_retry *r, LLVMValueRef value) {
  LLVMValueRef bare = cw_retry_strip(r, value);
  bool inverted = false;
  if (LLVMIsASelectInst(bare) && cw_retry_is_success(r, LLVMGetOperand(bare, 0), &inverted))
    return cw_retry_strip(r, LLVMGetOperand(bare, inverted ? 1 : 2));
  return bare;
}

static cw_loop_reason take_phi(cw_retry *r, LLVMValueRef phi) {
  LLVMValueRef next = strip_after_failure(r, next_of(r, phi));
  if (next == phi)
    return CW_LOOP_WAITS;
  if (next != r->exchange && (!r->reload || next != r->reload || !is_behind_exchange(r, r->reload)))
    return CW_LOOP_REFRESH;
  if (is_pair(phi) && !is_used_for_words(phi))
    return CW_LOOP_CARRIED;
  return r->reload && next != r->reload ? CW_LOOP_LOAD : CW_LOOP_NONE;
}

static bool has_opcode(LLVMValueRef value, LLVMOpcode opcode) {
  return LLVMIsAInstruction(value) && LLVMGetInstructionOpcode(value) == opcode;
}

/* An old value that is widened from a narrower one, or masked, may not be all that was found. */
static bool is_narrowed(const cw_retry *r, LLVMValueRef expected) {
  return has_opcode(expected, LLVMAnd) || LLVMIsAZExtInst(expected) || LLVMIsASExtInst(expected) ||
         LLVMIsATruncInst(expected) ||
         (cw_retry_is_inside(r, expected) && LLVMIsAPHINode(expected) && LLVMIsATruncInst(next_of(r, expected)));
}

static cw_loop_reason find_old(cw_retry *r) {
  LLVMValueRef expected = cw_retry_strip(r, LLVMGetOperand(r->exchange, 1));
  r->root = expected;
  if (cw_retry_is_invariant(r, expected))
    return CW_LOOP_WAITS;
  if (LLVMIsAPHINode(expected) && LLVMGetInstructionParent(expected) == r->header)
    return take_phi(r, expected);
  if (expected == r->reload)
    return CW_LOOP_NONE;
  return is_narrowed(r, expected) ? CW_LOOP_NARROWED : CW_LOOP_REFRESH;
}

/* Whether nobody asks for `phi` once the exchange has succeeded, as in `result = success ? old : result`. */
static bool is_of_no_use(const cw_retry *r, LLVMValueRef phi) {
  for (LLVMUseRef use = LLVMGetFirstUse(phi); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    bool inverted = false;
    if (user == phi)
      continue;
    if (!LLVMIsASelectInst(user) || !cw_retry_is_success(r, LLVMGetOperand(user, 0), &inverted))
      return false;
    if (LLVMGetOperand(user, inverted ? 2 : 1) == phi)
      return false;
  }
  return !r->guard;
}

static cw_loop_reason look_at_carried(const cw_retry *r) {
  for (LLVMValueRef phi = LLVMGetFirstInstruction(r->header); phi && LLVMIsAPHINode(phi);
       phi = LLVMGetNextInstruction(phi))
    if (phi != r->root && !is_of_no_use(r, phi))
      return CW_LOOP_CARRIED;
  return CW_LOOP_NONE;
}

/* ---- All together ---- */

static cw_loop_reason look_at_memory(cw_retry *r, cw_volatile_policy volatiles) {
  cw_loop_reason reason = CW_LOOP_NONE;
  if (!cw_retry_is_invariant(r, r->pointer))
    return CW_LOOP_ADDRESS;
  if (r->reload)
    reason = judge_reload(r);
  merge_orders(r);
  return reason == CW_LOOP_NONE ? judge_volatile(r, volatiles) : reason;
}

cw_loop_reason cw_loop_recognise(cw_retry *r, cw_volatile_policy volatiles) {
  r->loop = cw_loop_around(r->analyses, r->exchange);
  if (!r->loop)
    return CW_LOOP_CYCLE;
  if (cw_loop_has_inner(r->loop))
    return CW_LOOP_NESTED;
  r->header = cw_loop_header(r->loop);
  cw_loop_reason reason = look_at_word(r);
  if (reason == CW_LOOP_NONE)
    reason = walk(r);
  if (reason == CW_LOOP_NONE)
    reason = look_at_memory(r, volatiles);
  if (reason == CW_LOOP_NONE)
    reason = find_old(r);
  return reason == CW_LOOP_NONE ? look_at_carried(r) : reason;
}
