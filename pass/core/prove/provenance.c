/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Why a check can go:
 *
 *   null    the value cannot be null: by its nature, by a branch that leads here, by an `instance` call that was true
 *   class   the object's origin (origin.c); an `init` call on every way here; an `instance` call that was true
 *
 * And why it can become one branch: an earlier site, on every way here, checked the same pointer for the same class or
 * for a subclass of it. Its check may have failed and its cold call returned, as a fault handler may return; then this
 * site must fault as well. So it is not left out: it asks whether all the earlier site's checks held.
 *
 * A class, once set, never changes: every contract promises that. Using memory that was freed is the program's own
 * error; where the function itself gives a pointer's object another class, nothing is concluded all the same.
 */
#include "prove/provenance.h"

#include "allocate.h"
#include "prove/origin.h"

#include <llvm-c/Target.h>

/* As many calls and sites of one object as are remembered, which bounds the time that a site takes. */
#define MEMORY 8

/* What is told of one pointer. */
typedef struct told {
  LLVMValueRef inits[MEMORY];
  unsigned init_count; /* counts on beyond the memory */
  LLVMValueRef tests[MEMORY]; /* `instance` calls: the first ones */
  unsigned test_count;
  cw_plan *sites[MEMORY]; /* a ring: the last ones */
  unsigned site_count;
} told;

void cw_provenance_begin(cw_provenance *p, cw_unit *unit, LLVMValueRef function) {
  /* After longjmp, what was computed since setjmp is not to be relied on. */
  cw_analyses *analyses = cw_bridge_may_return_twice(function) ? NULL : unit->analyses;
  *p = (cw_provenance){.unit = unit, .analyses = analyses};
}

void cw_provenance_end(cw_provenance *p) {
  cw_pointer_map_deinit(&p->objects);
  cw_pointer_map_deinit(&p->locals);
}

/* ---- What is told ---- */

/* The object that a pointer means, however it is written: without the way to its first member. */
static LLVMValueRef object_of(const cw_unit *unit, LLVMValueRef pointer) {
  int64_t offset = 0;
  LLVMValueRef base = cw_bridge_strip_offsets(unit->module, pointer, &offset);
  return offset == 0 ? base : pointer;
}

static told *told_of(const cw_provenance *p, LLVMValueRef object) {
  return cw_pointer_map_get(&p->objects, object_of(p->unit, object));
}

static told *add_told_of(cw_provenance *p, LLVMValueRef object) {
  told *known = told_of(p, object);
  if (!known) {
    known = cw_allocate(sizeof *known);
    cw_pointer_map_add(&p->objects, object_of(p->unit, object), known);
  }
  return known;
}

static bool is_object(const cw_plan *plan, LLVMValueRef value, LLVMValueRef object) {
  return value && object_of(plan->unit, value) == object_of(plan->unit, object);
}

static LLVMValueRef argument(const cw_contract *contract, LLVMValueRef call, cw_key key) {
  return LLVMGetOperand(call, (unsigned)contract->number[key]);
}

void cw_provenance_add_call(cw_provenance *p, LLVMValueRef call, const cw_contract *contract) {
  bool is_init = contract->role == CW_ROLE_INIT;
  if ((!is_init && contract->role != CW_ROLE_INSTANCE) || !cw_unit_contract_of_call(p->unit, call))
    return;
  told *t = add_told_of(p, argument(contract, call, CW_KEY_OBJECT));
  LLVMValueRef *calls = is_init ? t->inits : t->tests;
  unsigned *count = is_init ? &t->init_count : &t->test_count;
  if (*count < MEMORY)
    calls[*count] = call;
  ++*count;
}

static void add_site_of(cw_provenance *p, LLVMValueRef object, cw_plan *plan) {
  told *t = add_told_of(p, object);
  t->sites[t->site_count++ % MEMORY] = plan;
}

void cw_provenance_add_site(cw_provenance *p, cw_plan *plan) {
  LLVMValueRef stored = cw_plan_stored_value(plan);
  add_site_of(p, cw_plan_holder(plan), plan);
  if (stored && plan->target.value.address && !LLVMIsConstant(stored) && !is_object(plan, stored, cw_plan_holder(plan)))
    add_site_of(p, stored, plan);
}

/* ---- Classes ---- */

/* Whether the helper checks classes at all: one that is given an offset knows of none. */
static bool checks_classes(const cw_plan *plan) {
  return plan->contract->given[CW_KEY_OBJECT_CLASS] && !plan->contract->given[CW_KEY_OFFSET];
}

/*
 * Whether the helper checks that objects are instances of the class: not those of plain ones, which carry no class; and
 * a field's handle says nothing of its holder's.
 */
static bool checks_instances(const cw_plan *plan, const cw_class_facts *facts) {
  bool is_unsaid = plan->contract->given[CW_KEY_FIELD] && facts == &plan->target.holder;
  return checks_classes(plan) && !is_unsaid && facts->address && !facts->plain;
}

/* Whether an instance of the class at `pointer` passes the check for `wanted`, as the run-time library makes it. */
static bool extends(const cw_plan *plan, LLVMValueRef pointer, const cw_class_facts *wanted) {
  cw_place place, ancestor_place;
  LLVMValueRef ancestor = NULL;
  if (!cw_place_of(plan->unit, pointer, &place))
    return false;
  if (cw_place_equal(place, wanted->place))
    return true;
  if (!wanted->displayed || cw_place_access(place) != CW_ACCESS_READABLE)
    return false;
  int64_t entry = plan->contract->number[CW_KEY_CLASS_DISPLAY] +
                  (int64_t)(wanted->depth * LLVMPointerSize(LLVMGetModuleDataLayout(plan->unit->module)));
  place.offset += entry;
  ancestor = cw_read_constant(plan->unit, place, plan->unit->pointer);
  return ancestor && cw_place_of(plan->unit, ancestor, &ancestor_place) &&
         cw_place_equal(ancestor_place, wanted->place);
}

/* Whether the call speaks of classes as the operation does. */
static bool same_family(const cw_provenance *p, const cw_plan *plan, LLVMValueRef call) {
  return cw_contract_same_layout(cw_unit_contract_of_call(p->unit, call), plan->contract);
}

static LLVMValueRef class_of_call(const cw_provenance *p, LLVMValueRef call) {
  return argument(cw_unit_contract_of_call(p->unit, call), call, CW_KEY_CLASS);
}

/*
 * Whether the function itself gives `object` a class that is not `wanted` or a subclass of it: its memory is used
 * again, and what was known before no longer counts.
 */
static bool is_used_again(cw_provenance *p, const cw_plan *plan, LLVMValueRef object, const told *t,
                          const cw_class_facts *wanted) {
  for (unsigned i = 0; t && i < t->init_count; i++)
    if (i == MEMORY || !same_family(p, plan, t->inits[i]) || !extends(plan, class_of_call(p, t->inits[i]), wanted))
      return true;
  return cw_origin_is_ambiguous(p->unit, &p->locals, plan->contract, object_of(p->unit, object));
}

/* An `init` call on every way here. */
static bool was_initialised(const cw_provenance *p, const cw_plan *plan, const told *t) {
  for (unsigned i = 0; t && p->analyses && i < t->init_count; i++)
    if (cw_bridge_dominates(p->analyses, t->inits[i], plan->call))
      return true;
  return false;
}

/* An `instance` call that was true, since a branch on it leads here, and that asked for `wanted` or a subclass; for any
 * class if `wanted` is null. */
static bool was_tested(const cw_provenance *p, const cw_plan *plan, const told *t, const cw_class_facts *wanted) {
  for (unsigned i = 0; t && p->analyses && i < t->test_count && i < MEMORY; i++)
    if ((!wanted || (same_family(p, plan, t->tests[i]) && extends(plan, class_of_call(p, t->tests[i]), wanted))) &&
        cw_bridge_is_true_at(p->analyses, t->tests[i], plan->call))
      return true;
  return false;
}

/* Whether `object`, if it is not null, is sure to be an instance of `wanted`. It is not used again. */
static bool is_instance(cw_provenance *p, const cw_plan *plan, LLVMValueRef object, const cw_class_facts *wanted) {
  const told *t = told_of(p, object);
  LLVMValueRef origin =
      cw_origin_class(p->unit, p->analyses, &p->locals, plan->contract, object_of(p->unit, object), plan->call);
  return (origin && extends(plan, origin, wanted)) || was_initialised(p, plan, t) || was_tested(p, plan, t, wanted);
}

static bool is_nonnull(cw_provenance *p, const cw_plan *plan, LLVMValueRef pointer) {
  return cw_bridge_is_nonnull(p->analyses, p->unit->module, pointer, plan->call) ||
         was_tested(p, plan, told_of(p, pointer), NULL);
}

/* ---- Earlier sites ---- */

/* Whether the operation of `earlier` is only done where `object` is null or an instance of `wanted`. */
static bool checks_class(const cw_plan *earlier, LLVMValueRef object, const cw_class_facts *wanted) {
  bool as_holder = is_object(earlier, cw_plan_holder(earlier), object) &&
                   checks_instances(earlier, &earlier->target.holder) &&
                   extends(earlier, earlier->target.holder.address, wanted);
  bool as_value = is_object(earlier, cw_plan_stored_value(earlier), object) &&
                  checks_instances(earlier, &earlier->target.value) &&
                  extends(earlier, earlier->target.value.address, wanted);
  return as_holder || as_value;
}

/* The last site on every way here that checks `object` for `wanted`; null if there is none. */
static cw_plan *earlier_check(cw_provenance *p, const cw_plan *plan, LLVMValueRef object,
                              const cw_class_facts *wanted) {
  const told *t = told_of(p, object);
  unsigned known = !t || !p->analyses ? 0 : t->site_count < MEMORY ? t->site_count : MEMORY;
  for (unsigned i = 0; i < known; i++) {
    cw_plan *earlier = t->sites[(t->site_count - 1 - i) % MEMORY];
    if (cw_contract_same_layout(earlier->contract, plan->contract) && checks_class(earlier, object, wanted) &&
        cw_bridge_dominates(p->analyses, earlier->call, plan->call))
      return earlier;
  }
  return NULL;
}

/* ---- The checks that stay ---- */

static bool has_register_arguments(LLVMValueRef helper) {
  unsigned kind = LLVMGetEnumAttributeKindForName("inreg", 5);
  for (unsigned i = 1; i <= LLVMCountParams(helper); i++)
    if (LLVMGetEnumAttributeAtIndex(helper, i, kind))
      return true;
  return false;
}

/* Whether the user's function can be called here as the run-time library, compiled with the same flags, calls it. */
static bool can_call_function(const cw_plan *plan) {
  return !has_register_arguments(LLVMGetCalledValue(plan->call)) && !LLVMGetModuleFlag(plan->unit->module, "kcfi", 4);
}

static cw_reason refuse_sure_failures(const cw_plan *plan) {
  LLVMValueRef stored = cw_plan_stored_value(plan);
  LLVMValueRef function = cw_plan_argument(plan, CW_KEY_FUNCTION);
  if (LLVMIsNull(cw_plan_holder(plan)))
    return CW_REASON_HOLDER_NULL;
  if (function && LLVMIsNull(function))
    return CW_REASON_FUNCTION_NULL;
  if (function && !can_call_function(plan))
    return CW_REASON_FUNCTION_CALL;
  bool stores_reference = (cw_plan_stores_argument(plan) && !(stored && LLVMIsNull(stored))) || function;
  return stores_reference && checks_classes(plan) && plan->target.value_unreadable ? CW_REASON_VALUE_CLASS_NOT_VISIBLE
                                                                                   : CW_REASON_NONE;
}

/* What remains to be done for the check that `object`, if it is not null, is an instance of `wanted`. */
typedef struct class_check {
  bool stays;
  cw_plan *earlier; /* an earlier site that makes it */
} class_check;

static class_check choose_class_check(cw_provenance *p, const cw_plan *plan, LLVMValueRef object,
                                      const cw_class_facts *wanted) {
  class_check check = {false, NULL};
  if (!checks_instances(plan, wanted))
    return check;
  check.stays = is_used_again(p, plan, object, told_of(p, object), wanted);
  if (check.stays || is_instance(p, plan, object, wanted))
    return check;
  check.earlier = earlier_check(p, plan, object, wanted);
  check.stays = !check.earlier;
  return check;
}

/* Where the earlier site has no checks at all, they were proven there, and so here. */
static cw_plan *if_guarded(cw_plan *earlier) {
  return earlier && cw_plan_is_guarded(earlier) ? earlier : NULL;
}

static void choose_holder_guards(cw_provenance *p, cw_plan *plan) {
  LLVMValueRef holder = cw_plan_holder(plan);
  class_check check = choose_class_check(p, plan, holder, &plan->target.holder);
  bool checked_null = check.earlier && is_object(plan, cw_plan_holder(check.earlier), holder); /* a value may be null */
  plan->guard_holder = !checked_null && !is_nonnull(p, plan, holder);
  plan->guard_holder_class = check.stays;
  plan->holder_checked = if_guarded(check.earlier);
}

static void choose_value_guards(cw_provenance *p, cw_plan *plan) {
  LLVMValueRef stored = cw_plan_stored_value(plan);
  if (!stored) { /* what a function returns, or an argument points to */
    bool stores = cw_plan_calls_function(plan) || cw_plan_stores_argument(plan);
    plan->guard_value_class = stores && checks_instances(plan, &plan->target.value);
    return;
  }
  if (LLVMIsNull(stored))
    return;
  class_check check = choose_class_check(p, plan, stored, &plan->target.value);
  plan->guard_value_class = check.stays;
  plan->value_checked = if_guarded(check.earlier);
}

cw_reason cw_provenance_choose_guards(cw_provenance *p, cw_plan *plan) {
  cw_reason reason = refuse_sure_failures(plan);
  if (reason != CW_REASON_NONE)
    return reason;
  LLVMValueRef function = cw_plan_argument(plan, CW_KEY_FUNCTION);
  plan->guard_updater = plan->target.may_be_null && !is_nonnull(p, plan, cw_plan_argument(plan, CW_KEY_UPDATER));
  plan->guard_offset = plan->target.may_differ && plan->contract->given[CW_KEY_OFFSET];
  plan->guard_field = plan->target.may_differ && plan->contract->given[CW_KEY_FIELD];
  choose_holder_guards(p, plan);
  choose_value_guards(p, plan);
  plan->guard_function = function && !is_nonnull(p, plan, function);
  return CW_REASON_NONE;
}
