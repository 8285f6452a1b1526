/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Loads are harmless. Each write must be nothing (null, a negative offset, what the variable starts with), or the same
 * target as every other write. Any other use lets the variable be written elsewhere, and the proof fails; unless the
 * user vouches for the variable (castaway:once), and then what is seen has to agree.
 */
#include "resolve/variable.h"

#include "allocate.h"
#include "resolve/writes.h"

#include "shim/bridge.h"

#include <llvm-c/Target.h>

/* Variables that are set from variables, one inside the other. */
#define MAX_NESTING 8

/* What is known of one member of a variable. */
typedef struct cw_variable {
  cw_query query; /* that was answered */
  LLVMTypeRef type;
  cw_reason reason;
  cw_target target; /* if reason is NONE */
  bool busy;        /* being resolved further up the stack: the writes form a cycle */
} cw_variable;

/* What is known of one local variable: see cw_variable_single_store. */
typedef struct cw_single_store {
  LLVMValueRef stored;
} cw_single_store;

/* One member under examination. */
typedef struct member {
  const cw_query *query;
  cw_place place;
  LLVMTypeRef type;
  cw_choices choices;
} member;

static const cw_designator_reasons *reasons_of(const member *m) {
  return cw_reasons_of(m->query->designator);
}

/* ---- What it starts with ---- */

static bool is_set_here_only(LLVMValueRef variable) {
  LLVMLinkage linkage = LLVMGetLinkage(variable);
  bool ours = linkage == LLVMInternalLinkage || linkage == LLVMPrivateLinkage;
  return ours && !LLVMIsExternallyInitialized(variable) && !LLVMIsThreadLocal(variable);
}

/* An offset that is there from the start means "not looked up yet", unless nothing else is ever stored. */
static cw_reason take_initial_offset(member *m, LLVMValueRef initial) {
  if (!LLVMIsAConstantInt(initial))
    return reasons_of(m)->unknown;
  m->choices.has_initial = true;
  m->choices.initial = (uint64_t)LLVMConstIntGetSExtValue(initial);
  return CW_REASON_NONE;
}

static cw_reason take_initial(member *m) {
  if (LLVMIsAAllocaInst(m->place.global))
    return CW_REASON_NONE;
  if (!LLVMGetInitializer(m->place.global))
    return reasons_of(m)->shared;
  LLVMValueRef initial = cw_read_constant(m->query->unit, m->place, m->type);
  if (!initial)
    return reasons_of(m)->escapes;
  return m->query->designator == CW_DESIGNATOR_OFFSET ? take_initial_offset(m, initial)
                                                      : cw_choices_add(&m->choices, initial);
}

/* ---- What is written ---- */

/* The classes as the operation checks them, which may know of fewer members than the making did. */
static void reread_classes(const cw_query *query, cw_target *target) {
  cw_class_facts *facts[] = {&target->holder, &target->value};
  for (int i = 0; i < 2; i++)
    if (facts[i]->address)
      cw_class_read(query->unit, query->contract, facts[i]->address, facts[i]);
}

/* A call that makes an updater and puts its address into the member. */
static cw_reason take_making(member *m, LLVMValueRef call) {
  const cw_contract *creation = cw_unit_contract_of_call(m->query->unit, call);
  cw_target target = {0};
  if (m->query->designator != CW_DESIGNATOR_UPDATER)
    return reasons_of(m)->escapes;
  if (!cw_contract_same_layout(creation, m->query->contract))
    return CW_REASON_UPDATER_UNREADABLE; /* another family of helpers, whose updaters have other members */
  cw_reason reason = cw_target_of_creation(m->query->unit, call, creation, &target);
  if (reason == CW_REASON_NONE)
    reread_classes(m->query, &target);
  return cw_choices_add_target(&m->choices, reason, &target);
}

static cw_reason take_write(member *m, const cw_write *write) {
  LLVMValueRef value = cw_write_value(write);
  cw_unit_begin_steps(m->query->unit); /* each write has its own: there may be one for every use of the variable */
  if (!value)
    return take_making(m, write->instruction);
  return LLVMTypeOf(value) == m->type ? cw_choices_add(&m->choices, value) : reasons_of(m)->escapes;
}

static cw_reason take_writes(member *m, const cw_writes *writes) {
  const cw_write *first = NULL;
  size_t count = 0;
  uint64_t size = LLVMStoreSizeOfType(LLVMGetModuleDataLayout(m->query->unit->module), m->type);
  if (!cw_writes_to_member(m->query->unit, writes, m->place.offset, size, &first, &count))
    return reasons_of(m)->escapes;
  for (size_t i = 0; i < count; i++) {
    cw_reason reason = take_write(m, &first[i]);
    if (reason != CW_REASON_NONE)
      return reason;
  }
  return CW_REASON_NONE;
}

/* ---- Together ---- */

static cw_reason no_value(const member *m) {
  bool may_be_set_elsewhere = LLVMIsAAllocaInst(m->place.global) || cw_unit_is_once(m->query->unit, m->place.global);
  return may_be_set_elsewhere ? reasons_of(m)->unknown : reasons_of(m)->never_set;
}

static cw_reason examine(member *m, const cw_writes *writes) {
  bool vouched = cw_unit_is_once(m->query->unit, m->place.global);
  bool local = LLVMIsAAllocaInst(m->place.global);
  if (!vouched && !local && !is_set_here_only(m->place.global))
    return reasons_of(m)->shared;
  if (!vouched && (writes->escapes || (writes->is_volatile && m->query->designator == CW_DESIGNATOR_UPDATER)))
    return reasons_of(m)->escapes;
  cw_reason reason = vouched ? CW_REASON_NONE : take_initial(m);
  if (reason == CW_REASON_NONE)
    reason = take_writes(m, writes);
  if (reason != CW_REASON_NONE)
    return reason;
  if (!m->choices.found && !m->choices.has_initial)
    return no_value(m);
  reason = cw_choices_end(&m->choices);
  m->choices.target->lookup = NULL; /* which may be gone when this is asked again */
  if (vouched)
    m->choices.target->may_be_null = m->choices.target->may_differ = false;
  return reason;
}

/* Where the answer is kept: at the member's first write, of which every member that has any has its own. */
static const void *key_of(const cw_query *query, const cw_writes *writes, cw_place place, LLVMTypeRef type) {
  const cw_write *first = NULL;
  size_t count = 0;
  uint64_t size = LLVMStoreSizeOfType(LLVMGetModuleDataLayout(query->unit->module), type);
  return cw_writes_to_member(query->unit, writes, place.offset, size, &first, &count) && count > 0 ? first : NULL;
}

static cw_reason answer_again(const cw_query *query, const cw_variable *known, LLVMTypeRef type, cw_target *target) {
  *target = known->target;
  if (known->busy)
    return CW_REASON_TOO_DEEP;
  if (known->query.designator != query->designator || known->type != type)
    return cw_reasons_of(query->designator)->escapes;
  bool same_layout =
      query->designator == CW_DESIGNATOR_OFFSET || cw_contract_same_layout(known->query.contract, query->contract);
  if (!same_layout) /* what it holds was read as another family of helpers reads it */
    return query->designator == CW_DESIGNATOR_UPDATER ? CW_REASON_UPDATER_UNREADABLE : CW_REASON_HANDLE_UNREADABLE;
  return known->reason;
}

static cw_reason examine_anew(const cw_query *query, cw_place place, LLVMTypeRef type, const cw_writes *writes,
                              cw_target *target) {
  cw_unit *unit = query->unit;
  unsigned steps_left = unit->steps_left;
  if (unit->nesting == MAX_NESTING)
    return CW_REASON_TOO_DEEP;
  unit->nesting++;
  member m = {query, place, type, {.query = query, .target = target}};
  cw_reason reason = examine(&m, writes);
  unit->nesting--;
  unit->steps_left = steps_left;
  return reason;
}

cw_reason cw_variable_target(const cw_query *query, cw_place place, LLVMTypeRef type, cw_target *target) {
  cw_unit *unit = query->unit;
  const cw_writes *writes = cw_writes_of(unit, place.global);
  const void *key = key_of(query, writes, place, type);
  if (!key)
    return examine_anew(query, place, type, writes, target);
  cw_variable *known = cw_pointer_map_get(&unit->variables, key);
  if (!known) {
    known = cw_allocate(sizeof *known);
    *known = (cw_variable){.query = *query, .type = type, .busy = true};
    cw_pointer_map_add(&unit->variables, key, known);
    known->reason = examine_anew(query, place, type, writes, &known->target);
    known->busy = false;
  }
  return answer_again(query, known, type, target);
}

/* ---- Local variables that are set once ---- */

static bool is_plain_load(LLVMValueRef user, LLVMTypeRef type) {
  return LLVMIsALoadInst(user) && LLVMTypeOf(user) == type && !LLVMGetVolatile(user);
}

static bool is_plain_store(LLVMValueRef user, LLVMValueRef variable, LLVMTypeRef type) {
  return LLVMIsAStoreInst(user) && LLVMGetOperand(user, 1) == variable && LLVMTypeOf(LLVMGetOperand(user, 0)) == type &&
         !LLVMGetVolatile(user);
}

/* What a local variable's uses say: the one value stored, or null. */
static LLVMValueRef find_single_store(LLVMValueRef variable, LLVMTypeRef type) {
  LLVMValueRef stored = NULL;
  for (LLVMUseRef use = LLVMGetFirstUse(variable); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (is_plain_load(user, type) || cw_is_marker(user))
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
