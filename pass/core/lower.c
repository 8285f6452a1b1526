/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One run: find the blocks that call a helper (from the helpers' uses, so that the rest of a large module costs
 * nothing), collect each function's sites in source order, then treat each by its role. Operations come before
 * look-ups, because an operation is proven through the look-up that gave its offset.
 */
#include "lower.h"

#include "allocate.h"
#include "cleanup.h"
#include "fold.h"
#include "order.h"
#include "plan.h"
#include "provenance.h"
#include "rewrite.h"
#include "site.h"
#include "table.h"

#include "../shim/bridge.h"
#include "../shim/report.h"

#include <stdio.h>
#include <stdlib.h>

/* Calls that wait for treatment. */
typedef struct site_list {
  struct site_entry {
    LLVMValueRef call;
    const cw_contract *contract;
    cw_plan *plan; /* of an operation that was proven */
  } *entries;
  size_t count;
  size_t capacity;
} site_list;

typedef struct run {
  cw_unit unit;
  cw_cleanup cleanup;
  cw_pointer_set callers; /* functions and blocks with sites */
  cw_pointer_set misused; /* look-ups that an operation of another kind uses */
  const cw_options *options;
  cw_stage stage;
  bool changed;
} run;

static void site_list_add(site_list *list, LLVMValueRef call, const cw_contract *contract) {
  if (list->count == list->capacity) {
    size_t capacity = list->capacity ? list->capacity * 2 : 32;
    struct site_entry *larger = cw_allocate(capacity * sizeof *larger);
    for (size_t i = 0; i < list->count; i++)
      larger[i] = list->entries[i];
    free(list->entries);
    list->entries = larger;
    list->capacity = capacity;
  }
  list->entries[list->count++] = (struct site_entry){call, contract, NULL};
}

/* Marks the blocks and functions that call `helper`. */
static void mark_callers(run *r, LLVMValueRef helper) {
  for (LLVMUseRef use = LLVMGetFirstUse(helper); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (cw_unit_contract_of_callee(&r->unit, user)) {
      LLVMBasicBlockRef block = LLVMGetInstructionParent(user);
      cw_pointer_set_add(&r->callers, block);
      cw_pointer_set_add(&r->callers, LLVMGetBasicBlockParent(block));
    }
  }
}

static void collect_block(const run *r, LLVMBasicBlockRef block, site_list *list) {
  for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
    const cw_contract *contract = cw_unit_contract_of_callee(&r->unit, i);
    if (contract && !cw_site_is_cold_path(i))
      site_list_add(list, i, contract);
  }
}

static void collect_sites(const run *r, LLVMValueRef function, site_list *list) {
  list->count = 0;
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block; block = LLVMGetNextBasicBlock(block))
    if (cw_pointer_set_has(&r->callers, block))
      collect_block(r, block, list);
}

/* ---- What is said of a site ---- */

static const char *helper_name(LLVMValueRef call) {
  size_t length = 0;
  return LLVMGetValueName2(LLVMGetCalledValue(call), &length);
}

static const char *class_name(const cw_target *target) {
  size_t length = 0;
  return target->holder.address ? LLVMGetValueName2(target->holder.place.global, &length) : "";
}

static void describe_field(char *text, size_t size, const cw_target *target) {
  if (target->name)
    snprintf(text, size, "field '%.*s'%s%s at offset %llu", (int)target->name_length, target->name,
             target->holder.address ? " of " : "", class_name(target), (unsigned long long)target->offset);
  else
    snprintf(text, size, "the field at offset %llu", (unsigned long long)target->offset);
}

static void describe_checks(char *text, size_t size, const cw_plan *plan) {
  bool guards_pointer = plan->guard_value_pointer || plan->guard_expected_pointer || plan->guard_desired_pointer;
  snprintf(text, size, "%s%s%s%s%s%s%s%s%s%s%s", plan->holder_checked || plan->value_checked ? " earlier" : "",
           plan->guard_updater ? " updater" : "", plan->guard_offset ? " offset" : "",
           plan->guard_field ? " handle" : "", plan->guard_holder ? " holder" : "",
           plan->guard_holder_class ? " holder-class" : "", guards_pointer ? " pointer" : "",
           plan->guard_value_class ? " value-class" : "", plan->guard_function ? " function" : "",
           cw_plan_guards_order(plan) ? " order" : "", cw_plan_guards_outcome(plan) ? " outcome" : "");
}

static void report_plan(const cw_plan *plan) {
  char field[256];
  char checks[128];
  char text[512];
  bool guarded = cw_plan_is_guarded(plan);
  describe_field(field, sizeof field, &plan->target);
  describe_checks(checks, sizeof checks, plan);
  snprintf(text, sizeof text, "%s %s %s on %s%s%s", guarded ? "guarded:" : "lowered to", cw_order_word(plan->order),
           cw_operation_word(plan->contract->operation), field, guarded ? "; checks kept:" : "", checks);
  cw_report_remark(plan->call, false, guarded ? "Guarded" : "Lowered", helper_name(plan->call), text);
}

static void report_miss(LLVMValueRef call, cw_reason reason) {
  cw_report_remark(call, true, cw_reason_name(reason), helper_name(call), cw_reason_text(reason));
}

/* "'name' of class", as the arguments of a creation or look-up say it; nothing where they do not. */
static void describe_asked(const run *r, LLVMValueRef call, const cw_contract *contract, char *text, size_t size) {
  const char *name = NULL;
  size_t length = 0;
  cw_place place;
  text[0] = '\0';
  if (contract->role == CW_ROLE_OPERATION || !contract->given[CW_KEY_CLASS] || !contract->given[CW_KEY_NAME] ||
      !cw_place_of(&r->unit, LLVMGetOperand(call, (unsigned)contract->number[CW_KEY_CLASS]), &place) ||
      !cw_bridge_string(LLVMGetOperand(call, (unsigned)contract->number[CW_KEY_NAME]), &name, &length))
    return;
  size_t ignored = 0;
  snprintf(text, size, " ('%.*s' of %s)", (int)length, name, LLVMGetValueName2(place.global, &ignored));
}

/* A call that is sure to fail stays as it is; the user is told where the mistake stands. */
static void report_sure_failure(const run *r, const struct site_entry *site, cw_reason reason,
                                const char *consequence) {
  char asked[200];
  char text[512];
  if (r->options->faults == CW_FAULTS_IGNORE)
    return;
  describe_asked(r, site->call, site->contract, asked, sizeof asked);
  snprintf(text, sizeof text, "castaway: this call of %s %s: %s%s", helper_name(site->call), consequence,
           cw_reason_text(reason), asked);
  /* Whether the variable is null is something that a program may test, so this alone does not end a compilation. */
  bool is_error = r->options->faults == CW_FAULTS_ERROR && reason != CW_REASON_UPDATER_NEVER_MADE;
  cw_report_call(site->call, is_error ? CW_SEVERITY_ERROR : CW_SEVERITY_WARNING, text);
}

/* ---- One site ---- */

/*
 * Whether this run reports what it cannot lower. Early runs leave that to later ones, which may know more; but a helper
 * whose body is visible may have been inlined by then.
 */
static bool reports_misses(const run *r, LLVMValueRef call) {
  bool is_visible = !LLVMIsDeclaration(LLVMGetCalledValue(call));
  return r->stage == CW_STAGE_ALONE || is_visible == (r->stage == CW_STAGE_EARLY);
}

static void miss_operation(run *r, const struct site_entry *site, cw_reason reason, const cw_target *target) {
  /* As a constant, the look-up would hide from later runs what the field is. */
  if (reason == CW_REASON_FIELD_DIFFERS && target->lookup)
    cw_pointer_set_add(&r->misused, target->lookup);
  if (!reports_misses(r, site->call))
    return;
  report_miss(site->call, reason);
  if (cw_reason_faults(reason))
    report_sure_failure(r, site, reason, "will fault");
}

static void prove_operation(run *r, cw_provenance *provenance, struct site_entry *site) {
  cw_plan plan;
  cw_reason reason = cw_plan_make(provenance, site->call, site->contract, &plan);
  if (reason != CW_REASON_NONE) {
    miss_operation(r, site, reason, &plan.target);
    return;
  }
  report_plan(&plan);
  site->plan = cw_allocate(sizeof *site->plan);
  *site->plan = plan;
  cw_provenance_add_site(provenance, site->plan);
}

static void prove_operations(run *r, LLVMValueRef function, const site_list *list) {
  cw_provenance provenance;
  cw_provenance_begin(&provenance, &r->unit, function);
  for (size_t i = 0; i < list->count; i++)
    cw_provenance_add_call(&provenance, list->entries[i].call, list->entries[i].contract);
  for (size_t i = 0; i < list->count; i++)
    if (list->entries[i].contract->role == CW_ROLE_OPERATION)
      prove_operation(r, &provenance, &list->entries[i]);
  cw_provenance_end(&provenance);
}

/* Proofs and remarks come in source order. Rewrites go backwards, as each splits its block and moves what follows. */
static void treat_operations(run *r, LLVMValueRef function, const site_list *list) {
  prove_operations(r, function, list);
  cw_unit_forget_instructions(&r->unit);
  for (size_t i = list->count; i-- > 0;)
    if (list->entries[i].plan) {
      cw_cleanup_note_call(&r->cleanup, list->entries[i].call);
      cw_rewrite(list->entries[i].plan);
      r->changed = true;
    }
  for (size_t i = 0; i < list->count; i++)
    free(list->entries[i].plan);
  cw_bridge_forget_function(r->unit.analyses, function);
}

static void fold_lookup(run *r, LLVMValueRef call, const cw_contract *lookup, const cw_target *target) {
  char field[256];
  char text[512];
  describe_field(field, sizeof field, target);
  snprintf(text, sizeof text, "%s%s: %s%s", target->may_differ ? "guarded: a constant" : "lowered to a constant",
           lookup->role == CW_ROLE_HANDLE ? " handle" : "", field, target->may_differ ? "; checks kept: handle" : "");
  cw_report_remark(call, false, target->may_differ ? "Guarded" : "Lowered", helper_name(call), text);
  cw_cleanup_note_call(&r->cleanup, call);
  cw_fold(&r->unit, call, lookup, target);
  r->changed = true;
}

static void treat_lookup(run *r, const struct site_entry *site) {
  LLVMValueRef call = site->call;
  cw_target target;
  cw_reason reason = cw_plan_check_call(call);
  cw_unit_begin_steps(&r->unit);
  if (reason == CW_REASON_NONE)
    reason = cw_target_of_lookup(&r->unit, call, site->contract, &target);
  if (reason == CW_REASON_NONE && cw_pointer_set_has(&r->misused, call))
    reason = CW_REASON_FIELD_DIFFERS;
  if (reason == CW_REASON_NONE && !cw_fold_fits(&r->unit, call, site->contract, &target))
    reason = CW_REASON_RESULT_WIDTH;
  if (reason == CW_REASON_NONE) {
    fold_lookup(r, call, site->contract, &target);
    return;
  }
  report_miss(call, reason);
  if (cw_reason_is_rejection(reason))
    report_sure_failure(r, site, reason, "finds nothing");
}

/* Creations stay: only one that is sure to fail is worth a word. */
static void treat_creation(run *r, const struct site_entry *site) {
  cw_target target;
  if (!cw_unit_contract_of_call(&r->unit, site->call))
    return;
  cw_reason reason = cw_target_of_creation(&r->unit, site->call, site->contract, &target);
  if (cw_reason_is_rejection(reason))
    report_sure_failure(r, site, reason, "makes no updater");
}

static void treat_names(run *r, LLVMValueRef function, const site_list *list) {
  (void)function;
  for (size_t i = 0; i < list->count; i++) {
    const struct site_entry *site = &list->entries[i];
    if (site->contract->role == CW_ROLE_LOOKUP || site->contract->role == CW_ROLE_HANDLE)
      treat_lookup(r, site);
    else if (site->contract->role == CW_ROLE_CREATION)
      treat_creation(r, site);
  }
}

/* Finds the blocks that call a helper; anew each time, as every rewrite splits one. */
static void find_callers(run *r) {
  cw_pointer_set_deinit(&r->callers);
  for (LLVMValueRef f = LLVMGetFirstFunction(r->unit.module); f; f = LLVMGetNextFunction(f))
    if (cw_unit_contract(&r->unit, f))
      mark_callers(r, f);
}

/* Treats the sites of every function in the same way. */
static void treat_functions(run *r, void treat(run *, LLVMValueRef, const site_list *)) {
  site_list list = {0};
  find_callers(r);
  for (LLVMValueRef f = LLVMGetFirstFunction(r->unit.module); f; f = LLVMGetNextFunction(f)) {
    if (!cw_pointer_set_has(&r->callers, f))
      continue;
    collect_sites(r, f, &list);
    treat(r, f, &list);
  }
  free(list.entries);
}

/* What an offset's variable holds is known as long as the look-ups that set it are there: so they go last. */
static void lower_functions(run *r) {
  cw_bound_calls bound;
  cw_bind_calls(&r->unit, &bound);
  treat_functions(r, treat_operations);
  if (r->stage != CW_STAGE_EARLY)
    treat_functions(r, treat_names);
  cw_release_calls(&r->unit, &bound);
}

bool cw_lower_module(LLVMModuleRef module, cw_analyses *analyses, const cw_options *options, cw_stage stage) {
  run r = {.options = options, .stage = stage};
  cw_unit_init(&r.unit, module, stage != CW_STAGE_LATE);
  r.unit.analyses = analyses;
  cw_cleanup_init(&r.cleanup, &r.unit, stage != CW_STAGE_EARLY, stage == CW_STAGE_ALONE);
  if (options->lower && cw_unit_has_contracts(&r.unit))
    lower_functions(&r);
  if (options->lower && options->cleanup && cw_cleanup_run(&r.cleanup))
    r.changed = true;
  cw_cleanup_deinit(&r.cleanup);
  cw_pointer_set_deinit(&r.callers);
  cw_pointer_set_deinit(&r.misused);
  cw_unit_deinit(&r.unit);
  return r.changed;
}
