/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The questions in their order: the first "no" is the reason.
 */
#include "raise/judge.h"

#include "raise/guard.h"
#include "raise/loop.h"
#include "raise/peel.h"
#include "raise/update.h"

/* ---- What is made of the old value ---- */

/* How deep a computation is followed. */
enum { MAX_DEPTH = 6 };

/* A mask that the backends know to be one bit: a constant, or 1 << n. */
static bool is_plain_bit(const cw_retry *r, LLVMValueRef bit) {
  bool shifted = LLVMIsAInstruction(bit) && LLVMGetInstructionOpcode(bit) == LLVMShl &&
                 LLVMIsAConstantInt(LLVMGetOperand(bit, 0)) && LLVMConstIntGetZExtValue(LLVMGetOperand(bit, 0)) == 1;
  return (shifted || LLVMIsAConstantInt(bit)) && cw_loop_is_single_bit(r->module, bit);
}

/* The one bit that the update changes; null if it is not one bit. */
static LLVMValueRef changed_bit(const cw_retry *r) {
  LLVMValueRef bit =
      r->update == CW_UPDATE_AND && r->adapt != CW_ADAPT_COMPLEMENT ? cw_loop_complement(r->operand) : r->operand;
  return bit && r->adapt != CW_ADAPT_NARROW && is_plain_bit(r, bit) ? bit : NULL;
}

static bool is_test_of(const cw_retry *r, LLVMValueRef value, LLVMValueRef bit) {
  if (!LLVMIsAInstruction(value) || LLVMGetInstructionOpcode(value) != LLVMAnd)
    return false;
  LLVMValueRef a = LLVMGetOperand(value, 0);
  LLVMValueRef b = LLVMGetOperand(value, 1);
  return (cw_retry_is_old_or_found(r, a) && b == bit) || (cw_retry_is_old_or_found(r, b) && a == bit);
}

static cw_use larger(cw_use a, cw_use b) {
  return a > b ? a : b;
}

/* What `value`, which somebody looks at once the loop is over, needs of the old one. */
static cw_use need_of(const cw_retry *r, LLVMValueRef value, LLVMValueRef bit, int depth) {
  bool inverted = false;
  if (cw_retry_is_invariant(r, value) || cw_retry_is_success(r, value, &inverted))
    return CW_USE_NOTHING;
  if (bit && is_test_of(r, value, bit))
    return CW_USE_BIT;
  if (depth == 0 || cw_retry_is_old_or_found(r, value) || LLVMIsAPHINode(value))
    return CW_USE_VALUE;
  cw_use need = CW_USE_NOTHING;
  for (int i = 0; i < LLVMGetNumOperands(value); i++)
    need = larger(need, need_of(r, LLVMGetOperand(value, (unsigned)i), bit, depth - 1));
  return need;
}

/* Whether the exit's block becomes one with the exchange's: the backends look for the test in the same block. */
static bool is_beside(const cw_retry *r, LLVMValueRef user) {
  LLVMUseRef use = LLVMGetFirstUse(LLVMBasicBlockAsValue(r->exit));
  return !r->guard && LLVMGetInstructionParent(user) == r->exit && use && !LLVMGetNextUse(use);
}

/* Outside, the old value itself may be tested, too. */
static cw_use need_of_user(const cw_retry *r, LLVMValueRef value, LLVMValueRef user, LLVMValueRef bit) {
  if (bit && is_beside(r, user) && is_test_of(r, user, bit))
    return CW_USE_BIT;
  return need_of(r, value, bit, MAX_DEPTH);
}

static cw_use need_outside(const cw_retry *r, LLVMValueRef value, LLVMValueRef bit) {
  cw_use need = CW_USE_NOTHING;
  for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = LLVMGetNextUse(use))
    if (!cw_retry_is_inside(r, LLVMGetUser(use)))
      need = larger(need, need_of_user(r, value, LLVMGetUser(use), bit));
  return need;
}

static cw_use need_of_block(const cw_retry *r, LLVMBasicBlockRef block, LLVMValueRef bit) {
  cw_use need = CW_USE_NOTHING;
  for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i))
    need = larger(need, need_outside(r, i, bit));
  return need;
}

/* How many tests of the bit there are of the old value, or of what was found, that `value` is. */
static unsigned count_tests(const cw_retry *r, LLVMValueRef value, LLVMValueRef bit) {
  unsigned count = 0;
  for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = LLVMGetNextUse(use))
    count += is_test_of(r, LLVMGetUser(use), bit);
  return count;
}

/* With a second test the old value has a second user, and the backends make a loop again. */
static bool is_tested_once(const cw_retry *r, LLVMValueRef bit) {
  unsigned count = count_tests(r, r->root, bit);
  for (LLVMUseRef use = LLVMGetFirstUse(r->exchange); use; use = LLVMGetNextUse(use))
    count += count_tests(r, LLVMGetUser(use), bit);
  return count <= 1;
}

static cw_use use_of(const cw_retry *r) {
  LLVMValueRef bit = changed_bit(r);
  cw_use need = CW_USE_NOTHING;
  if (r->guard && cw_retry_ends_differ(r))
    need = need_of(r, LLVMGetCondition(r->guard), bit, MAX_DEPTH);
  for (size_t i = 0; i < r->path_count; i++)
    need = larger(need, need_of_block(r, r->path[i], bit));
  return need == CW_USE_BIT && !is_tested_once(r, bit) ? CW_USE_VALUE : need;
}

/* ---- The verdict ---- */

static cw_loop_reason prove(cw_retry *r, cw_volatile_policy volatiles) {
  cw_loop_reason reason = cw_loop_recognise(r, volatiles);
  if (reason == CW_LOOP_NONE)
    reason = cw_update_recognise(r);
  if (reason == CW_LOOP_NONE && r->guard)
    reason = cw_guard_prove(r);
  return reason;
}

void cw_loop_judge(cw_loop_verdict *verdict, cw_analyses *analyses, LLVMValueRef exchange, cw_volatile_policy volatiles,
                   cw_machine machine) {
  LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(exchange));
  *verdict = (cw_loop_verdict){.retry = {.analyses = analyses, .exchange = exchange}};
  cw_retry *r = &verdict->retry;
  r->module = LLVMGetGlobalParent(function);
  verdict->reason = prove(r, volatiles);
  if (verdict->reason != CW_LOOP_NONE)
    return;
  verdict->gain = cw_machine_judge(machine, r->update, r->width, use_of(r));
  verdict->raised = verdict->gain.gain == CW_GAIN_YES;
  if (verdict->raised)
    cw_peel_find(r);
}
