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
} run;

/* Whether a function of this module is code that somebody may run. */
static bool is_defined_here(LLVMValueRef function) {
  return !LLVMIsDeclaration(function) && LLVMGetLinkage(function) != LLVMAvailableExternallyLinkage;
}

static cw_lse_reason judge(const run *r, LLVMValueRef function, cw_lse_policy policy, cw_lse_features features,
                           cw_lse_count count) {
  if (!r->has_flag)
    return CW_LSE_FLAG_TAKEN;
  if (features.refuses_lse)
    return CW_LSE_TURNED_OFF;
  cw_lse_reason reason = cw_lse_refuse(function);
  return reason == CW_LSE_NONE ? cw_lse_policy_of(policy, function, features, count) : reason;
}

/* A function with operations that is compiled without LSE. */
static void treat_counted(run *r, LLVMValueRef function, cw_lse_features features, cw_lse_count count) {
  cw_options options = cw_control_options(&r->unit, r->request, r->moment, function);
  if (!cw_control_is_concerned(r->request, &options))
    return;
  cw_lse_reason reason = options.lse == CW_LSE_NEVER ? CW_LSE_NONE : judge(r, function, options.lse, features, count);
  bool copied = options.lse != CW_LSE_NEVER && reason == CW_LSE_NONE;
  cw_lse_remark_operations(function, features, copied, &r->said);
  if (reason != CW_LSE_NONE)
    cw_lse_remark_no_copy(function, reason);
  if (copied) {
    cw_lse_remark_copy(function, count);
    cw_lse_copies_add(&r->copies, function);
  }
}

static void treat(run *r, LLVMValueRef function) {
  cw_lse_count count = cw_lse_count_of(r->unit.analyses, function);
  if (count.operations == 0)
    return;
  cw_lse_features features = cw_lse_features_of(&r->targets, function);
  if (!features.lse)
    treat_counted(r, function, features, count);
}

/* Elsewhere there is nothing to do. The first function for which a copy was asked for whatever it costs is told. */
static bool refuse_target(run *r, LLVMValueRef function) {
  cw_options options = cw_control_options(&r->unit, r->request, r->moment, function);
  if (options.lse != CW_LSE_ALWAYS || !cw_control_is_concerned(r->request, &options) ||
      cw_lse_count_of(r->unit.analyses, function).operations == 0)
    return false;
  cw_lse_remark_no_copy(function, CW_LSE_TARGET);
  return true;
}

static void treat_functions(run *r) {
  for (LLVMValueRef f = LLVMGetFirstFunction(r->unit.module); f; f = LLVMGetNextFunction(f)) {
    if (!is_defined_here(f) || cw_lse_is_done(f))
      continue;
    if (r->fits)
      treat(r, f);
    else if (refuse_target(r, f))
      return;
  }
}

bool cw_lse_module(LLVMModuleRef module, cw_analyses *analyses, const cw_request *request, cw_moment moment) {
  if (!cw_moment_is_final(moment))
    return false;
  run r = {.request = request, .moment = moment};
  cw_unit_init(&r.unit, module, false);
  r.unit.analyses = analyses;
  r.fits = cw_subtarget_architecture(module) == CW_ARCHITECTURE_AARCH64 && cw_subtarget_is_elf(module);
  r.has_flag = cw_lse_has_flag(module);
  treat_functions(&r);
  cw_lse_copies_make(&r.copies, module, analyses);
  bool changed = r.copies.count > 0;
  cw_lse_copies_deinit(&r.copies);
  cw_lse_targets_deinit(&r.targets);
  cw_pointer_set_deinit(&r.said);
  cw_unit_deinit(&r.unit);
  return changed;
}
