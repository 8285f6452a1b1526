/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The run: every exchange that may repeat is judged, told of, and its loop raised if it gains. After each raised loop
 * the function's other exchanges are looked for anew, as blocks and analyses are not what they were.
 */
#include "raise/raise.h"

#include "pointer_map.h"
#include "raise/judge.h"
#include "raise/peel.h"
#include "raise/remark.h"
#include "raise/rewrite_loop.h"

typedef struct run {
  cw_unit unit;
  const cw_request *request;
  cw_moment moment;
  cw_pointer_set said;   /* what has been said, by place and reason */
  cw_pointer_set judged; /* exchanges whose loops stay */
  cw_loop_tell_fn *tell; /* null: the run acts and remarks */
  bool is_copy;          /* of a function whose loops have been spoken of: what stays is not news */
  void *context;
} run;

static bool has_attribute(LLVMValueRef function, const char *name, size_t length) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name, length);
  return LLVMGetEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, kind) != NULL;
}

/* Without optimisation the old value lives in memory, and no loop can be told; nor is one asked for. */
static bool is_optimized(LLVMValueRef function) {
  return !LLVMIsDeclaration(function) && LLVMGetLinkage(function) != LLVMAvailableExternallyLinkage &&
         !has_attribute(function, "optnone", 7) && !has_attribute(function, "naked", 5);
}

/* The next exchange to judge, in the order of the function; null if there is none. */
static LLVMValueRef next_exchange(const run *r, LLVMValueRef function) {
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block; block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i))
      if (LLVMIsAAtomicCmpXchgInst(i) && !cw_pointer_set_has(&r->judged, i))
        return i;
  return NULL;
}

/* Judges the loop around an exchange; whether it has been raised. */
static bool treat(run *r, LLVMValueRef exchange, const cw_options *options, cw_machine machine) {
  cw_pointer_set_add(&r->judged, exchange);
  if (!cw_loop_may_repeat(r->unit.analyses, exchange) || cw_peel_is_first_turn(r->unit.analyses, exchange))
    return false;
  cw_loop_verdict verdict;
  cw_loop_judge(&verdict, r->unit.analyses, exchange, options->volatiles, machine);
  if (r->tell) {
    r->tell(r->context, &verdict);
    return false;
  }
  if (verdict.raised || !r->is_copy)
    /* A miss is said once, by the last run; of a copy, its original has spoken. */
    if (verdict.raised || cw_moment_is_final(r->moment))
      cw_loop_remark(&verdict, machine, &r->said);
  if (verdict.raised)
    cw_rewrite_loop(&verdict.retry);
  return verdict.raised;
}

static bool raise_function(run *r, LLVMValueRef function, const cw_options *options) {
  bool changed = false;
  LLVMValueRef exchange = next_exchange(r, function);
  cw_machine machine = exchange ? cw_machine_of(function) : CW_MACHINE_OTHER;
  for (; exchange; exchange = next_exchange(r, function))
    if (treat(r, exchange, options, machine)) {
      cw_bridge_forget_function(r->unit.analyses, function);
      changed = true;
    }
  return changed;
}

static bool raise_functions(run *r) {
  bool changed = false;
  for (LLVMValueRef f = LLVMGetFirstFunction(r->unit.module); f; f = LLVMGetNextFunction(f)) {
    if (!is_optimized(f))
      continue;
    cw_options options = cw_control_options(&r->unit, r->request, r->moment, f);
    if (options.raise && (r->tell || cw_control_is_concerned(r->request, &options)))
      changed = raise_function(r, f, &options) || changed;
  }
  return changed;
}

static bool run_on(run *r, LLVMModuleRef module, cw_analyses *analyses) {
  cw_unit_init(&r->unit, module, false);
  r->unit.analyses = analyses;
  bool changed = raise_functions(r);
  cw_pointer_set_deinit(&r->said);
  cw_pointer_set_deinit(&r->judged);
  cw_unit_deinit(&r->unit);
  return changed;
}

bool cw_raise_module(LLVMModuleRef module, cw_analyses *analyses, const cw_request *request, cw_moment moment) {
  run r = {.request = request, .moment = moment};
  return run_on(&r, module, analyses);
}

void cw_raise_judge_module(LLVMModuleRef module, cw_analyses *analyses, const cw_request *request, cw_moment moment,
                           cw_loop_tell_fn *tell, void *context) {
  run r = {.request = request, .moment = moment, .tell = tell, .context = context};
  run_on(&r, module, analyses);
}

bool cw_raise_copy(LLVMValueRef function, cw_analyses *analyses, const cw_options *options) {
  run r = {.is_copy = true};
  r.unit.analyses = analyses;
  bool changed = false;
  if (options->raise && is_optimized(function))
    changed = raise_function(&r, function, options);
  cw_pointer_set_deinit(&r.said);
  cw_pointer_set_deinit(&r.judged);
  return changed;
}
