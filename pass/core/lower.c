/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One run: find the blocks that call a helper (from the helpers' uses, so that the rest of a large module costs
 * nothing), collect each function's sites in source order, then treat each by its role. Operations come before
 * look-ups, because an operation is proven through the look-up that gave its offset.
 */
#include "lower.h"

#include "allocate.h"
#include "clean/cleanup.h"
#include "control/call_mark.h"
#include "control/hold.h"
#include "control/required.h"
#include "prove/plan.h"
#include "prove/provenance.h"
#include "report/remark.h"
#include "resolve/table.h"
#include "rewrite/fold.h"
#include "rewrite/rewrite.h"
#include "rewrite/site.h"
#include "verify.h"

#include "shim/bridge.h"
#include "shim/inline.h"

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
  cw_verify verify;
  cw_pointer_set callers; /* functions and blocks with sites */
  cw_pointer_set misused; /* look-ups that an operation of another kind uses */
  site_list released;     /* calls that were held and are left */
  cw_pointer_set said;    /* what has been said, by place and reason */
  const cw_request *request;
  cw_options options; /* of the function under work */
  cw_moment moment;
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

/* ---- Sites that are not lowered ---- */

static void put_mark(run *r, LLVMValueRef call, cw_call_mark mark) {
  cw_call_mark_put(call, mark);
  r->changed = true;
}

/*
 * One remark, warning or error a place and reason, or whatever else `what` names. A call that was inlined into several
 * functions, or that an earlier run spoke of, is not spoken of again.
 */
static bool is_news(run *r, LLVMValueRef call, const char *what) {
  const void *place = cw_bridge_place_id(call, what);
  bool known = cw_call_mark_is_on(call, CW_CALL_SAID) || (place && cw_pointer_set_has(&r->said, place));
  if (place)
    cw_pointer_set_add(&r->said, place);
  return !known;
}

static bool is_sure_to_fail(const struct site_entry *site, cw_reason reason) {
  return site->contract->role == CW_ROLE_OPERATION ? cw_reason_faults(reason) : cw_reason_is_rejection(reason);
}

static bool is_required(run *r, const struct site_entry *site) {
  /* The audit only tells. */
  return site->contract->role != CW_ROLE_CREATION && !r->options.audit &&
         (r->options.required || cw_is_required(&r->unit, site->call, site->contract));
}

/* A call that is sure to fail stays as it is; the user is told where the mistake stands. */
static void say_failure(const run *r, const struct site_entry *site, cw_reason reason) {
  /* Whether the variable is null is something that a program may test, so this alone does not end a compilation. */
  bool is_error = r->options.faults == CW_FAULTS_ERROR && reason != CW_REASON_UPDATER_NEVER_MADE;
  if (r->options.faults != CW_FAULTS_IGNORE)
    cw_remark_failure(&r->unit, site->call, site->contract, reason, is_error ? CW_SEVERITY_ERROR : CW_SEVERITY_WARNING);
}

/*
 * Says the last word on a site that is not lowered. Of creations only a sure failure is worth one. Of two functions
 * that a call was inlined into, one may require what the other does not.
 */
static void say_miss(run *r, const struct site_entry *site, cw_reason reason) {
  bool required = is_required(r, site);
  bool news = is_news(r, site->call, cw_reason_name(reason));
  if (news && site->contract->role != CW_ROLE_CREATION)
    cw_remark_miss(site->call, reason);
  if (required && is_news(r, site->call, "required"))
    cw_remark_required(site->call, reason);
  if (!required && news && is_sure_to_fail(site, reason))
    say_failure(r, site, reason);
  if (!cw_moment_is_final(r->moment))
    put_mark(r, site->call, CW_CALL_SAID);
}

/* Leaves a site to a later run, which may know more. */
static void leave(run *r, const struct site_entry *site, bool hold) {
  if (!cw_call_mark_is_on(site->call, CW_CALL_REQUIRED) && is_required(r, site))
    put_mark(r, site->call, CW_CALL_REQUIRED);
  if (hold) {
    cw_hold(site->call);
    r->changed = true;
  }
}

/*
 * A miss is said at the last run. Said at once is what no later run can say or mend: that a call is sure to fail, and a
 * miss for good of a helper that may be inlined before then.
 */
static void miss(run *r, const struct site_entry *site, cw_reason reason) {
  bool endangered = r->moment.stage == CW_STAGE_EARLY && cw_hold_is_endangered(site->call);
  bool hold = endangered && cw_hold_is_possible(site->call) && cw_reason_may_pass(reason, r->moment.link_follows);
  if (cw_moment_is_final(r->moment) || is_sure_to_fail(site, reason) || (endangered && !hold))
    say_miss(r, site, reason);
  else
    leave(r, site, hold);
}

static void miss_operation(run *r, const struct site_entry *site, cw_reason reason, const cw_target *target) {
  /* As a constant, the look-up would hide from later runs what the field is. */
  if (reason == CW_REASON_FIELD_DIFFERS && target->lookup)
    cw_pointer_set_add(&r->misused, target->lookup);
  if (r->options.verify)
    cw_verify_refused(&r->verify, site->call, site->contract);
  miss(r, site, reason);
}

/* ---- One site ---- */

static void prove_operation(run *r, cw_provenance *provenance, struct site_entry *site) {
  cw_plan plan;
  cw_reason reason = cw_plan_make(provenance, site->call, site->contract, &plan);
  if (reason != CW_REASON_NONE) {
    miss_operation(r, site, reason, &plan.target);
    return;
  }
  cw_remark_plan(&plan);
  if (r->options.verify)
    cw_verify_operation(&r->verify, site->call, site->contract, &plan.target);
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

/* To be told of a call before it is lowered. */
static void note_cleanup(run *r, LLVMValueRef call) {
  if (r->options.cleanup)
    cw_cleanup_note_call(&r->cleanup, call);
}

/* Proofs and remarks come in source order. Rewrites go backwards, as each splits its block and moves what follows. */
static void treat_operations(run *r, LLVMValueRef function, const site_list *list) {
  prove_operations(r, function, list);
  cw_unit_forget_instructions(&r->unit);
  for (size_t i = list->count; i-- > 0;)
    if (list->entries[i].plan) {
      note_cleanup(r, list->entries[i].call);
      cw_rewrite(list->entries[i].plan);
      r->changed = true;
    }
  for (size_t i = 0; i < list->count; i++)
    free(list->entries[i].plan);
  cw_bridge_forget_function(r->unit.analyses, function);
}

static void fold_lookup(run *r, LLVMValueRef call, const cw_contract *lookup, const cw_target *target) {
  cw_remark_constant(call, lookup, target);
  if (r->options.verify)
    cw_verify_lookup(&r->verify, call, lookup, target);
  note_cleanup(r, call);
  cw_fold(&r->unit, call, lookup, target);
  r->changed = true;
}

/* Until the last run of the compilation a look-up stays a call, so that operations see which field it names. */
static void keep_name(run *r, const struct site_entry *site) {
  if (cw_hold_is_endangered(site->call) && cw_hold_is_possible(site->call)) {
    cw_hold(site->call);
    r->changed = true;
  }
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
  if (reason != CW_REASON_NONE)
    miss(r, site, reason);
  else if (r->moment.stage == CW_STAGE_EARLY)
    keep_name(r, site);
  else
    fold_lookup(r, call, site->contract, &target);
}

static void treat_creation(run *r, const struct site_entry *site) {
  cw_target target;
  if (!cw_unit_contract_of_call(&r->unit, site->call))
    return;
  cw_reason reason = cw_target_of_creation(&r->unit, site->call, site->contract, &target);
  if (is_sure_to_fail(site, reason))
    say_miss(r, site, reason);
  else if (r->moment.stage == CW_STAGE_EARLY)
    keep_name(r, site);
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
    r->options = cw_control_options(&r->unit, r->request, r->moment, f);
    if (!r->options.lower || !cw_control_is_concerned(r->request, &r->options))
      continue;
    collect_sites(r, f, &list);
    treat(r, f, &list);
  }
  free(list.entries);
}

/* ---- Between the runs ---- */

/* Takes off `call` what is of no use to a later run. One that was held and is still a call may be worth inlining. */
static void release_call(run *r, LLVMValueRef call) {
  if (cw_hold_release(call)) {
    site_list_add(&r->released, call, NULL);
    r->changed = true;
  }
  for (int mark = 0; mark < CW_CALL_MARK_COUNT && cw_moment_is_final(r->moment); mark++)
    if (cw_call_mark_is_on(call, (cw_call_mark)mark)) {
      cw_call_mark_take_off(call, (cw_call_mark)mark);
      r->changed = true;
    }
}

static void release_calls(run *r, LLVMValueRef helper) {
  for (LLVMUseRef use = LLVMGetFirstUse(helper); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (cw_unit_contract_of_callee(&r->unit, user) && LLVMGetCalledValue(user) == helper)
      release_call(r, user);
  }
}

/*
 * No inliner comes after the last run of a compilation: small helpers that waited for it are inlined here. That is for
 * the end, when no list of sites is in use any more.
 */
static void release_sites(run *r) {
  for (LLVMValueRef f = LLVMGetFirstFunction(r->unit.module); f; f = LLVMGetNextFunction(f))
    if (cw_unit_contract(&r->unit, f))
      release_calls(r, f);
}

static void inline_released(run *r) {
  for (size_t i = 0; i < r->released.count && cw_moment_is_final(r->moment); i++)
    cw_inline_if_small(r->released.entries[i].call);
  free(r->released.entries);
}

/* ---- The run ---- */

/* What an offset's variable holds is known as long as the look-ups that set it are there: so they go last. */
static void lower_functions(run *r) {
  cw_bound_calls bound;
  cw_bind_calls(&r->unit, &bound);
  treat_functions(r, treat_operations);
  treat_functions(r, treat_names);
  if (r->moment.stage != CW_STAGE_EARLY)
    release_sites(r);
  cw_release_calls(&r->unit, &bound);
}

bool cw_lower_module(LLVMModuleRef module, cw_analyses *analyses, const cw_request *request, cw_moment moment) {
  run r = {.request = request, .moment = moment};
  cw_unit_init(&r.unit, module, moment.stage != CW_STAGE_LATE && !request->audits);
  r.unit.analyses = analyses;
  cw_verify_init(&r.verify, &r.unit);
  cw_cleanup_init(&r.cleanup, &r.unit, moment.stage != CW_STAGE_EARLY, cw_moment_is_final(moment));
  if (cw_unit_has_contracts(&r.unit))
    lower_functions(&r);
  inline_released(&r);
  if (cw_cleanup_run(&r.cleanup))
    r.changed = true;
  r.changed = r.changed || cw_verify_has_changed(&r.verify);
  cw_verify_deinit(&r.verify);
  cw_cleanup_deinit(&r.cleanup);
  cw_pointer_set_deinit(&r.callers);
  cw_pointer_set_deinit(&r.misused);
  cw_pointer_set_deinit(&r.said);
  cw_unit_deinit(&r.unit);
  return r.changed;
}
