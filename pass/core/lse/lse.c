/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The run: which functions have atomic operations, what is said of them, and which of them get copies.
 */
#include "lse/lse.h"

#include "lse/copy.h"
#include "lse/policy.h"
#include "lse/refuse.h"
#include "lse/remark.h"
#include "lse/target.h"
#include "pointer_map.h"
#include "raise/raise.h"

#include "shim/subtarget.h"

typedef struct run {
  cw_unit unit;
  const cw_request *request;
  cw_moment moment;
  bool fits;     /* the module is for AArch64, as an ELF object */
  bool has_flag; /* the flag can be read */
  cw_lse_targets targets;
  cw_lse_copies copies;
  cw_pointer_set said;
  cw_lse_tell_fn *tell; /* null: the run acts and remarks */
  void *context;
} run;

/* Whether a function of this module is code that somebody may run. */
static bool is_defined_here(LLVMValueRef function) {
  return !LLVMIsDeclaration(function) && LLVMGetLinkage(function) != LLVMAvailableExternallyLinkage;
}

/* A verdict may be asked of any function. */
static bool is_concerned(const run *r, const cw_options *options) {
  return r->tell || cw_control_is_concerned(r->request, options);
}

static cw_lse_reason reason_for(const run *r, LLVMValueRef function, cw_lse_policy policy, cw_lse_features features,
                                cw_lse_count count) {
  if (policy == CW_LSE_NEVER)
    return CW_LSE_NONE;
  if (!r->has_flag)
    return CW_LSE_FLAG_TAKEN;
  if (features.refuses_lse)
    return CW_LSE_TURNED_OFF;
  cw_lse_reason reason = cw_lse_refuse(function);
  return reason == CW_LSE_NONE ? cw_lse_policy_of(policy, function, features, count) : reason;
}

/* Says what is said of a function, and puts it on the list of those that get a copy. */
static void treat(run *r, const cw_lse_verdict *verdict, cw_lse_features features, cw_lse_count count) {
  cw_lse_remark_operations(verdict->function, features, verdict->copied, &r->said);
  if (verdict->reason != CW_LSE_NONE)
    cw_lse_remark_no_copy(verdict->function, verdict->reason);
  if (verdict->copied) {
    cw_lse_remark_copy(verdict->function, count);
    cw_lse_copies_add(&r->copies, verdict->function);
  }
}

/* A function with operations that is compiled without LSE. */
static void judge_counted(run *r, LLVMValueRef function, cw_lse_features features, cw_lse_count count) {
  cw_options options = cw_control_options(&r->unit, r->request, r->moment, function);
  if (!is_concerned(r, &options))
    return;
  cw_lse_reason reason = reason_for(r, function, options.lse, features, count);
  bool copied = options.lse != CW_LSE_NEVER && reason == CW_LSE_NONE;
  cw_lse_verdict verdict = {function, count.operations, copied, reason};
  if (r->tell)
    r->tell(r->context, &verdict);
  else
    treat(r, &verdict, features, count);
}

static void judge(run *r, LLVMValueRef function) {
  cw_lse_count count = cw_lse_count_of(r->unit.analyses, function);
  if (count.operations == 0)
    return;
  cw_lse_features features = cw_lse_features_of(&r->targets, function);
  if (!features.lse)
    judge_counted(r, function, features, count);
}

/* Elsewhere there is nothing to do. The first function for which a copy was asked for whatever it costs is told. */
static bool refuse_target(run *r, LLVMValueRef function) {
  cw_options options = cw_control_options(&r->unit, r->request, r->moment, function);
  if (options.lse != CW_LSE_ALWAYS || !is_concerned(r, &options) ||
      cw_lse_count_of(r->unit.analyses, function).operations == 0)
    return false;
  cw_lse_verdict verdict = {function, 0, false, CW_LSE_TARGET};
  if (r->tell)
    r->tell(r->context, &verdict);
  else
    cw_lse_remark_no_copy(function, CW_LSE_TARGET);
  return true;
}

static void judge_functions(run *r) {
  for (LLVMValueRef f = LLVMGetFirstFunction(r->unit.module); f; f = LLVMGetNextFunction(f)) {
    if (!is_defined_here(f) || cw_lse_is_done(f))
      continue;
    if (r->fits)
      judge(r, f);
    else if (refuse_target(r, f))
      return;
  }
}

static void begin(run *r, LLVMModuleRef module, cw_analyses *analyses) {
  cw_unit_init(&r->unit, module, false);
  r->unit.analyses = analyses;
  r->fits = cw_subtarget_architecture(module) == CW_ARCHITECTURE_AARCH64 && cw_subtarget_is_elf(module);
  r->has_flag = cw_lse_has_flag(module);
}

static void end(run *r) {
  cw_lse_copies_deinit(&r->copies);
  cw_lse_targets_deinit(&r->targets);
  cw_pointer_set_deinit(&r->said);
  cw_unit_deinit(&r->unit);
}

/* A copy has instructions that its original lacks: minimum and maximum. */
static void raise_copies(run *r) {
  for (size_t i = 0; i < r->copies.count; i++) {
    const struct cw_lse_copy *entry = &r->copies.entries[i];
    cw_options options = cw_control_options(&r->unit, r->request, r->moment, entry->original);
    if (cw_raise_copy(entry->copy, r->unit.analyses, &options))
      cw_bridge_forget_function(r->unit.analyses, entry->copy);
  }
}

bool cw_lse_module(LLVMModuleRef module, cw_analyses *analyses, const cw_request *request, cw_moment moment) {
  if (!cw_moment_is_final(moment))
    return false;
  run r = {.request = request, .moment = moment};
  begin(&r, module, analyses);
  judge_functions(&r);
  cw_lse_copies_make(&r.copies, module, analyses);
  raise_copies(&r);
  bool changed = r.copies.count > 0;
  end(&r);
  return changed;
}

void cw_lse_judge_module(LLVMModuleRef module, cw_analyses *analyses, const cw_request *request, cw_moment moment,
                         cw_lse_tell_fn *tell, void *context) {
  run r = {.request = request, .moment = moment, .tell = tell, .context = context};
  begin(&r, module, analyses);
  judge_functions(&r);
  end(&r);
}
