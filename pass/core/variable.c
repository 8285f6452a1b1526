/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * All uses of the variable are looked at. Loads are harmless. Each write must be null, or an updater equal to that of
 * every other write. Any other use lets the variable be written elsewhere, and the proof fails.
 */
#include "variable.h"

#include "allocate.h"

#include "../shim/bridge.h"

/* What is known of one variable. */
typedef struct cw_variable {
  const cw_contract *operation; /* whose layout was used */
  cw_reason reason;
  cw_target target; /* if reason is NONE */
  bool busy;        /* being resolved further up the stack: the writes form a cycle */
} cw_variable;

/* What is known of one local variable: see cw_variable_single_store. */
typedef struct cw_single_store {
  LLVMValueRef stored;
} cw_single_store;

/* The writes seen so far. */
typedef struct writes {
  cw_unit *unit;
  const cw_contract *operation;
  LLVMValueRef variable;
  cw_value_resolver *resolve;
  cw_target *target;
  bool found;   /* `target` is set */
  bool nothing; /* null is among them, or comes before them */
} writes;

/* Takes one more write into account. */
static cw_reason merge(writes *w, cw_reason reason, const cw_target *target) {
  if (reason != CW_REASON_NONE)
    return reason;
  if (w->found && !cw_target_equal(w->target, target))
    return CW_REASON_UPDATER_AMBIGUOUS;
  w->nothing = w->nothing || target->may_be_null;
  *w->target = *target;
  w->found = true;
  return CW_REASON_NONE;
}

static cw_reason merge_value(writes *w, LLVMValueRef value) {
  if (LLVMIsNull(value)) {
    w->nothing = true;
    return CW_REASON_NONE;
  }
  cw_target target = {0};
  cw_reason reason = w->resolve(w->unit, w->operation, value, &target);
  return merge(w, reason, &target);
}

/* The variable's address is an argument of a call: only as the place for a creation's result. */
static cw_reason merge_call(writes *w, LLVMValueRef call) {
  const cw_contract *contract = cw_unit_contract_of_call(w->unit, call);
  if (!contract || contract->role != CW_ROLE_CREATION)
    return CW_REASON_UPDATER_VARIABLE_ESCAPES;
  if (!cw_contract_same_layout(contract, w->operation))
    return CW_REASON_UPDATER_UNREADABLE; /* another family of helpers, whose updaters have other members */
  unsigned arguments = LLVMGetNumArgOperands(call);
  for (unsigned i = 0; i < arguments; i++)
    if (LLVMGetOperand(call, i) == w->variable && i != (unsigned)contract->number[CW_KEY_RESULT])
      return CW_REASON_UPDATER_VARIABLE_ESCAPES;
  cw_target target = {0};
  cw_reason reason = cw_target_of_creation(w->unit, call, contract, &target);
  return merge(w, reason, &target);
}

static bool is_lifetime_marker(LLVMValueRef call) {
  LLVMValueRef callee = LLVMIsACallInst(call) ? LLVMGetCalledValue(call) : NULL;
  if (!callee || !LLVMIsAFunction(callee))
    return false;
  unsigned id = LLVMGetIntrinsicID(callee);
  return id != 0 && (id == LLVMLookupIntrinsicID("llvm.lifetime.start", 19) ||
                     id == LLVMLookupIntrinsicID("llvm.lifetime.end", 17));
}

/* A volatile access may find what nobody in the program wrote. */
static bool is_plain_load(LLVMValueRef user, LLVMTypeRef type) {
  return LLVMIsALoadInst(user) && LLVMTypeOf(user) == type && !LLVMGetVolatile(user);
}

static bool is_plain_store(LLVMValueRef user, LLVMValueRef variable, LLVMTypeRef type) {
  return LLVMIsAStoreInst(user) && LLVMGetOperand(user, 1) == variable && LLVMTypeOf(LLVMGetOperand(user, 0)) == type &&
         !LLVMGetVolatile(user);
}

static cw_reason merge_use(writes *w, LLVMValueRef user) {
  if (is_plain_load(user, w->unit->pointer) || is_lifetime_marker(user))
    return CW_REASON_NONE;
  if (is_plain_store(user, w->variable, w->unit->pointer) && LLVMGetOperand(user, 0) != w->variable)
    return merge_value(w, LLVMGetOperand(user, 0));
  if (LLVMIsACallInst(user) || LLVMIsAInvokeInst(user))
    return merge_call(w, user);
  return CW_REASON_UPDATER_VARIABLE_ESCAPES;
}

/* What the variable holds before any write. */
static cw_reason merge_initial(writes *w) {
  if (LLVMIsAAllocaInst(w->variable))
    return CW_REASON_NONE;
  LLVMLinkage linkage = LLVMGetLinkage(w->variable);
  bool ours = linkage == LLVMInternalLinkage || linkage == LLVMPrivateLinkage;
  if (!ours || LLVMIsExternallyInitialized(w->variable) || LLVMIsThreadLocal(w->variable))
    return CW_REASON_UPDATER_VARIABLE_SHARED;
  LLVMValueRef initial = LLVMGetInitializer(w->variable);
  if (!initial || LLVMTypeOf(initial) != w->unit->pointer)
    return CW_REASON_UPDATER_VARIABLE_ESCAPES;
  return merge_value(w, initial);
}

static cw_reason merge_all(writes *w) {
  cw_reason reason = merge_initial(w);
  for (LLVMUseRef use = LLVMGetFirstUse(w->variable); use && reason == CW_REASON_NONE; use = LLVMGetNextUse(use))
    reason = merge_use(w, LLVMGetUser(use));
  if (reason != CW_REASON_NONE || w->found)
    return reason;
  return LLVMIsAAllocaInst(w->variable) ? CW_REASON_UPDATER_UNKNOWN : CW_REASON_UPDATER_NEVER_MADE;
}

cw_reason cw_variable_target(cw_unit *unit, const cw_contract *operation, LLVMValueRef variable,
                             cw_value_resolver *resolve, cw_target *target) {
  cw_variable *known = cw_pointer_map_get(&unit->variables, variable);
  if (!known) {
    known = cw_allocate(sizeof *known);
    known->busy = true;
    known->operation = operation;
    cw_pointer_map_add(&unit->variables, variable, known);
    writes w = {unit, operation, variable, resolve, &known->target, false, false};
    known->reason = merge_all(&w);
    known->target.may_be_null = w.nothing;
    known->busy = false;
  }
  *target = known->target;
  if (!cw_contract_same_layout(known->operation, operation))
    return CW_REASON_UPDATER_UNREADABLE; /* what it holds was read as another family of helpers reads it */
  return known->busy ? CW_REASON_TOO_DEEP : known->reason;
}

/* What a local variable's uses say: the one value stored, or null. */
static LLVMValueRef find_single_store(LLVMValueRef variable, LLVMTypeRef type) {
  LLVMValueRef stored = NULL;
  for (LLVMUseRef use = LLVMGetFirstUse(variable); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (is_plain_load(user, type) || is_lifetime_marker(user))
      continue;
    if (!is_plain_store(user, variable, type) || stored)
      return NULL;
    stored = LLVMGetOperand(user, 0);
  }
  return stored;
}

LLVMValueRef cw_variable_single_store(cw_unit *unit, LLVMValueRef load) {
  LLVMValueRef variable = LLVMGetOperand(load, 0);
  if (!LLVMIsAAllocaInst(variable) || LLVMGetVolatile(load))
    return NULL;
  cw_single_store *known = cw_pointer_map_get(&unit->single_stores, variable);
  if (!known) {
    known = cw_allocate(sizeof *known);
    known->stored = find_single_store(variable, LLVMTypeOf(load));
    cw_pointer_map_add(&unit->single_stores, variable, known);
  }
  /* All loads have one type, or there is no single store. */
  return known->stored && LLVMTypeOf(known->stored) == LLVMTypeOf(load) ? known->stored : NULL;
}
