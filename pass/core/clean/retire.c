/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * First every use is looked at, and one that is not understood ends the matter; then all of them go.
 *
 * A variable that is made on first use is read by the test that guards its making, and perhaps by nothing else:
 *
 *     %u = load ptr, ptr @variable                    br label %end
 *     %made = icmp ne ptr %u, null
 *     br i1 %made, label %end, label %make    =>
 *   make:
 *     %status = call i32 @new(…, ptr @variable)
 *     br label %end                                 end:
 *
 * Such a test may go if the way through the making does nothing else and arrives where the other way goes.
 */
#include "clean/retire.h"

#include "prove/plan.h"
#include "report/remark.h"
#include "resolve/writes.h"
#include "rewrite/site.h"

#include "shim/bridge.h"

/* The longest way through a making, in blocks. */
#define MAX_BLOCKS 16

typedef enum use_kind {
  USE_KEEPS, /* reads the variable, or is not understood */
  USE_TEST,  /* a load, perhaps tested for null, and for nothing else */
  USE_STORE,
  USE_CREATION,
  USE_MARKER,
  USE_ANNOTATION
} use_kind;

/* ---- Single uses ---- */

/* Neither volatile nor ordered: a memory access that matters by its value only. */
static bool is_plain(LLVMValueRef access) {
  return !LLVMGetVolatile(access) && LLVMGetOrdering(access) == LLVMAtomicOrderingNotAtomic;
}

static bool is_store_to(LLVMValueRef user, LLVMValueRef variable) {
  return LLVMIsAStoreInst(user) && LLVMGetOperand(user, 1) == variable && LLVMGetOperand(user, 0) != variable &&
         is_plain(user);
}

/* The contract of a call that makes an updater into `variable`, is sure to succeed, and may go; or null. */
static const cw_contract *creation_into(const cw_cleanup *c, LLVMValueRef call, LLVMValueRef variable) {
  cw_target target;
  const cw_contract *contract = cw_unit_contract_of_call(c->unit, call);
  if (!contract || contract->role != CW_ROLE_CREATION || cw_site_is_cold_path(call) ||
      cw_plan_check_call(call) != CW_REASON_NONE)
    return NULL;
  unsigned count = LLVMGetNumArgOperands(call);
  for (unsigned i = 0; i < count; i++)
    if ((LLVMGetOperand(call, i) == variable) != (i == (unsigned)contract->number[CW_KEY_RESULT]))
      return NULL;
  return cw_target_of_creation(c->unit, call, contract, &target) == CW_REASON_NONE ? contract : NULL;
}

/* ---- Null tests ---- */

static bool is_null_comparison(LLVMValueRef user) {
  return LLVMIsAICmpInst(user) &&
         (LLVMGetICmpPredicate(user) == LLVMIntEQ || LLVMGetICmpPredicate(user) == LLVMIntNE) &&
         (LLVMIsNull(LLVMGetOperand(user, 0)) || LLVMIsNull(LLVMGetOperand(user, 1)));
}

static bool is_load_of(LLVMValueRef value, LLVMValueRef variable) {
  return LLVMIsALoadInst(value) && LLVMGetOperand(value, 0) == variable;
}

static bool is_test_of(LLVMValueRef value, LLVMValueRef variable) {
  return is_null_comparison(value) &&
         (is_load_of(LLVMGetOperand(value, 0), variable) || is_load_of(LLVMGetOperand(value, 1), variable));
}

static bool is_conditional_branch(LLVMValueRef user) {
  return LLVMIsABranchInst(user) && LLVMIsConditional(user);
}

/* The last block of the way through a making so far, and the status of its creation. */
typedef struct way {
  const cw_cleanup *cleanup;
  LLVMValueRef variable;
  LLVMBasicBlockRef block;
  LLVMValueRef creation; /* null: none yet */
  LLVMValueRef success;
} way;

/* Whether an instruction on the way will be gone with the variable, or does nothing anyway. */
static bool passes(way *w, LLVMValueRef i) {
  const cw_contract *contract = creation_into(w->cleanup, i, w->variable);
  if (contract) {
    w->creation = i;
    w->success = LLVMConstInt(LLVMTypeOf(i), (unsigned long long)contract->number[CW_KEY_SUCCESS], true);
    return true;
  }
  return is_store_to(i, w->variable) || (!LLVMIsAPHINode(i) && cw_erase_is_pure(i));
}

/* Which way a branch goes once the creation has succeeded; null if that cannot be told. */
static LLVMBasicBlockRef decided_successor(const way *w, LLVMValueRef terminator) {
  if (!LLVMIsABranchInst(terminator))
    return NULL;
  if (!LLVMIsConditional(terminator))
    return LLVMGetSuccessor(terminator, 0);
  LLVMValueRef condition = LLVMGetCondition(terminator);
  if (is_test_of(condition, w->variable))
    return LLVMGetSuccessor(terminator, LLVMGetICmpPredicate(condition) == LLVMIntEQ);
  LLVMValueRef value = w->creation ? cw_erase_evaluate(condition, w->creation, w->success) : NULL;
  return value && LLVMIsAConstantInt(value) ? LLVMGetSuccessor(terminator, LLVMIsNull(value)) : NULL;
}

/* Goes through the way's block, if all of it passes. */
static bool step(way *w) {
  LLVMValueRef terminator = LLVMGetBasicBlockTerminator(w->block);
  for (LLVMValueRef i = LLVMGetFirstInstruction(w->block); i != terminator; i = LLVMGetNextInstruction(i))
    if (!passes(w, i))
      return false;
  return true;
}

static LLVMValueRef incoming_from(LLVMValueRef phi, LLVMBasicBlockRef block) {
  unsigned count = LLVMCountIncoming(phi);
  for (unsigned i = 0; i < count; i++)
    if (LLVMGetIncomingBlock(phi, i) == block)
      return LLVMGetIncomingValue(phi, i);
  return NULL;
}

/* Whether it makes no difference to `join` from which of two blocks it is entered. */
static bool phis_agree(LLVMBasicBlockRef join, LLVMBasicBlockRef a, LLVMBasicBlockRef b) {
  for (LLVMValueRef i = LLVMGetFirstInstruction(join); i && LLVMIsAPHINode(i); i = LLVMGetNextInstruction(i))
    if (incoming_from(i, a) != incoming_from(i, b))
      return false;
  return true;
}

/* Whether the way from `test` through `start`, taken when the variable is null, only makes it and comes to `join`. */
static bool only_makes(const cw_cleanup *c, LLVMValueRef variable, LLVMBasicBlockRef test, LLVMBasicBlockRef start,
                       LLVMBasicBlockRef join) {
  way w = {.cleanup = c, .variable = variable, .block = start};
  LLVMBasicBlockRef before = test;
  for (int steps = 0; w.block && steps < MAX_BLOCKS; steps++) {
    if (w.block == join)
      return phis_agree(join, test, before);
    if (!step(&w))
      return false;
    before = w.block;
    w.block = decided_successor(&w, LLVMGetBasicBlockTerminator(w.block));
  }
  return false;
}

/* Whether `condition`, true where the variable is null or where it is not, only guards makings. */
static bool guards_making(const cw_cleanup *c, LLVMValueRef variable, LLVMValueRef condition, bool true_if_null) {
  for (LLVMUseRef use = LLVMGetFirstUse(condition); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef branch = LLVMGetUser(use);
    if (!is_conditional_branch(branch) ||
        !only_makes(c, variable, LLVMGetInstructionParent(branch), LLVMGetSuccessor(branch, true_if_null ? 0 : 1),
                    LLVMGetSuccessor(branch, true_if_null ? 1 : 0)))
      return false;
  }
  return true;
}

static bool is_only_tested(const cw_cleanup *c, LLVMValueRef load, LLVMValueRef variable) {
  for (LLVMUseRef use = LLVMGetFirstUse(load); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef test = LLVMGetUser(use);
    if (!is_null_comparison(test) || !guards_making(c, variable, test, LLVMGetICmpPredicate(test) == LLVMIntEQ))
      return false;
  }
  return true;
}

/* ---- All uses ---- */

static use_kind classify(const cw_cleanup *c, LLVMValueRef user, LLVMValueRef variable) {
  if (LLVMIsALoadInst(user))
    return is_plain(user) && is_only_tested(c, user, variable) ? USE_TEST : USE_KEEPS;
  if (LLVMIsAStoreInst(user))
    return is_store_to(user, variable) ? USE_STORE : USE_KEEPS;
  if (cw_is_marker(user))
    return USE_MARKER;
  if (LLVMIsACallInst(user) || LLVMIsAInvokeInst(user))
    return creation_into(c, user, variable) ? USE_CREATION : USE_KEEPS;
  return cw_is_annotation(user) ? USE_ANNOTATION : USE_KEEPS;
}

/* Every test as it comes out once the variable is set. Answers through `blocks` the branches that are decided. */
static void settle_tests(cw_cleanup *c, LLVMValueRef load, cw_weak_list *blocks) {
  for (LLVMUseRef use = LLVMGetFirstUse(load); use; use = LLVMGetFirstUse(load)) {
    LLVMValueRef test = LLVMGetUser(use);
    for (LLVMUseRef branch = LLVMGetFirstUse(test); branch; branch = LLVMGetNextUse(branch))
      cw_weak_list_add(blocks, LLVMBasicBlockAsValue(LLVMGetInstructionParent(LLVMGetUser(branch))));
    bool holds = LLVMGetICmpPredicate(test) == LLVMIntNE;
    LLVMReplaceAllUsesWith(test, LLVMConstInt(LLVMTypeOf(test), holds, false));
    LLVMInstructionEraseFromParent(test);
  }
  cw_cleanup_remove(c, load);
}

static void remove_creation(cw_cleanup *c, LLVMValueRef call) {
  const cw_contract *contract = cw_unit_contract_of_call(c->unit, call);
  cw_remark_removed(call);
  /* In C++ a variable's initialiser is how code runs at start, so the status may be kept in one. */
  cw_cleanup_note_destinations(c, call);
  LLVMReplaceAllUsesWith(call,
                         LLVMConstInt(LLVMTypeOf(call), (unsigned long long)contract->number[CW_KEY_SUCCESS], true));
  cw_cleanup_remove(c, call);
}

/* The blocks end in branches that are decided now, so some ways cannot be taken any more. */
static void take_decided_ways(const cw_weak_list *blocks) {
  for (size_t i = 0; i < cw_weak_list_count(blocks); i++)
    cw_erase_decided_branch(LLVMValueAsBasicBlock(cw_weak_list_at(blocks, i)));
  for (size_t i = 0; i < cw_weak_list_count(blocks); i++) {
    LLVMValueRef block = cw_weak_list_at(blocks, i);
    if (block)
      cw_erase_unreachable_blocks(LLVMGetBasicBlockParent(LLVMValueAsBasicBlock(block)));
  }
}

/* Takes the uses out, which have all been classified. */
static void take_out(cw_cleanup *c, LLVMValueRef variable, const cw_weak_list *users) {
  cw_weak_list *blocks = cw_weak_list_create();
  for (size_t i = 0; i < cw_weak_list_count(users); i++) {
    LLVMValueRef user = cw_weak_list_at(users, i);
    if (LLVMIsALoadInst(user))
      settle_tests(c, user, blocks);
    else if (cw_unit_contract_of_call(c->unit, user))
      remove_creation(c, user);
    else
      cw_cleanup_remove(c, user);
  }
  if (LLVMIsAAllocaInst(variable))
    LLVMInstructionEraseFromParent(variable);
  else
    cw_pointer_set_add(&c->retired, variable);
  take_decided_ways(blocks);
  cw_weak_list_destroy(blocks);
}

/* Whether every use may go; those that are instructions are collected. */
static bool may_go(const cw_cleanup *c, LLVMValueRef variable, cw_weak_list *users) {
  for (LLVMUseRef use = LLVMGetFirstUse(variable); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    use_kind kind = classify(c, user, variable);
    if (kind == USE_KEEPS)
      return false;
    if (kind != USE_ANNOTATION)
      cw_weak_list_add(users, user);
  }
  return true;
}

/* A parameter's copy belongs to whoever debugs the function; other local pointers were there for the lowered calls. */
static bool is_local_for_lowering(const cw_cleanup *c, LLVMValueRef variable) {
  bool is_pointer = LLVMGetTypeKind(LLVMGetAllocatedType(variable)) == LLVMPointerTypeKind;
  for (LLVMUseRef use = LLVMGetFirstUse(variable); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (!is_store_to(user, variable))
      continue;
    if (LLVMIsAArgument(LLVMGetOperand(user, 0)))
      return false;
    is_pointer = is_pointer || cw_unit_contract_of_call(c->unit, LLVMGetOperand(user, 0));
  }
  return is_pointer;
}

static bool is_ours(const cw_cleanup *c, LLVMValueRef variable) {
  if (LLVMIsAAllocaInst(variable))
    return is_local_for_lowering(c, variable);
  LLVMLinkage linkage = LLVMIsAGlobalVariable(variable) ? LLVMGetLinkage(variable) : LLVMExternalLinkage;
  return (linkage == LLVMInternalLinkage || linkage == LLVMPrivateLinkage) && !LLVMIsExternallyInitialized(variable) &&
         cw_erase_is_discardable(variable);
}

void cw_retire_variable(cw_cleanup *cleanup, LLVMValueRef variable) {
  if (!is_ours(cleanup, variable))
    return;
  cw_weak_list *users = cw_weak_list_create();
  if (may_go(cleanup, variable, users))
    take_out(cleanup, variable, users);
  cw_weak_list_destroy(users);
}

/* ---- Look-ups ---- */

void cw_retire_lookup(cw_cleanup *cleanup, LLVMValueRef call) {
  cw_target target;
  const cw_contract *contract = cw_unit_contract_of_call(cleanup->unit, call);
  if (!LLVMGetFirstUse(call) && !cw_site_is_cold_path(call) && cw_plan_check_call(call) == CW_REASON_NONE &&
      cw_target_of_lookup(cleanup->unit, call, contract, &target) == CW_REASON_NONE && !target.may_differ)
    cw_cleanup_remove(cleanup, call);
}
