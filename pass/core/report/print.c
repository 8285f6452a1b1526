/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *   contracts:
 *     @member_add: op add value=2 returns=new order=seq_cst object=0 offset=1
 *   marks:
 *     @kept: once
 *   sites:
 *     shelf.c:12:10 in @add_books: member_add: guarded: seq_cst add on …; checks kept: holder
 *
 * Each list is in the order of the module, and left out where it is empty. A site without a debug location has none
 * here. What is said of a site is what lowering would say of it now; look-ups and making calls are sites, too.
 */
#include "report/print.h"

#include "contract/order.h"
#include "contract/unit.h"
#include "prove/plan.h"
#include "prove/provenance.h"
#include "report/print_atomics.h"
#include "report/remark.h"
#include "resolve/table.h"
#include "resolve/target.h"
#include "rewrite/site.h"

#include <stdio.h>

static const char *name_of(LLVMValueRef global) {
  size_t length = 0;
  return LLVMGetValueName2(global, &length);
}

/* ---- Contracts ---- */

static void print_number(const cw_contract *contract, cw_key key) {
  long long number = (long long)contract->number[key];
  bool is_order = key == CW_KEY_ORDER || key == CW_KEY_FAILURE;
  bool is_counted = is_order || key == CW_KEY_WIDTH || key == CW_KEY_ROW_COUNT;
  switch ((cw_form)contract->form[key]) {
  case CW_FORM_POINTEE:
    fprintf(stderr, "*%lld", number);
    return;
  case CW_FORM_ARGUMENT:
    fprintf(stderr, "%s%lld", is_counted ? "arg" : "", number);
    return;
  case CW_FORM_FAULT:
    fputs("fault", stderr);
    return;
  case CW_FORM_SYMBOL:
    fprintf(stderr, "%.*s", (int)contract->checked_by.length, contract->checked_by.text);
    return;
  default:
    break;
  }
  if (is_order)
    fputs(cw_order_word((int)number), stderr);
  else if (key == CW_KEY_RETURNS)
    fputs(cw_returns_word((cw_returns)number), stderr);
  else
    fprintf(stderr, "%lld", number);
}

static bool is_flag(cw_key key) {
  return key == CW_KEY_WEAK || key == CW_KEY_SIGNED || key == CW_KEY_UNSIGNED;
}

static void print_word(const cw_contract *contract, cw_key key) {
  fprintf(stderr, " %s", cw_key_word(key));
  if (is_flag(key))
    return;
  fputc('=', stderr);
  print_number(contract, key);
  if (contract->size[key] != 0 && contract->size[key] != 4)
    fprintf(stderr, ":%u", contract->size[key]);
}

static void print_contract(LLVMValueRef helper, const cw_contract *contract) {
  fprintf(stderr, "  @%s: %s", name_of(helper), cw_role_word(contract->role));
  if (contract->role == CW_ROLE_OPERATION)
    fprintf(stderr, " %s", cw_operation_word(contract->operation));
  for (int key = 0; key < CW_KEY_COUNT; key++)
    if (contract->given[key])
      print_word(contract, (cw_key)key);
  fputc('\n', stderr);
}

static void print_contracts(const cw_unit *unit) {
  bool first = true;
  for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f)) {
    const cw_contract *contract = cw_unit_contract(unit, f);
    if (!contract)
      continue;
    fputs(first ? "contracts:\n" : "", stderr);
    first = false;
    print_contract(f, contract);
  }
}

/* ---- Marks ---- */

static void print_mark(const cw_unit *unit, LLVMValueRef global, bool *first) {
  bool once = cw_unit_is_once(unit, global);
  bool required = cw_pointer_set_has(&unit->required, global);
  if (!once && !required)
    return;
  fputs(*first ? "marks:\n" : "", stderr);
  *first = false;
  fprintf(stderr, "  @%s:%s%s\n", name_of(global), once ? " once" : "", required ? " required" : "");
}

static void print_marks(const cw_unit *unit) {
  bool first = true;
  for (LLVMValueRef v = LLVMGetFirstGlobal(unit->module); v; v = LLVMGetNextGlobal(v))
    print_mark(unit, v, &first);
  for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f))
    print_mark(unit, f, &first);
  if (unit->options)
    fprintf(stderr, "options of the source: %s\n", unit->options);
}

/* ---- Sites ---- */

/* The lists of sites begin with their heading, once there is one. */
typedef struct printer {
  cw_unit *unit;
  bool has_sites;
} printer;

static void begin_site(printer *p, LLVMValueRef call) {
  unsigned length = 0;
  LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
  const char *file = LLVMGetDebugLocFilename(call, &length);
  fputs(p->has_sites ? "" : "sites:\n", stderr);
  p->has_sites = true;
  fputs("  ", stderr);
  if (file && length > 0)
    fprintf(stderr, "%.*s:%u:%u ", (int)length, file, LLVMGetDebugLocLine(call), LLVMGetDebugLocColumn(call));
  fprintf(stderr, "in @%s: %.*s: ", name_of(function), (int)cw_remark_helper(call).length,
          cw_remark_helper(call).start);
}

static void print_sentence(const cw_sentence *s) {
  for (size_t i = 0; i < s->count; i++)
    fprintf(stderr, "%.*s", (int)s->parts[i].length, s->parts[i].text);
  fputc('\n', stderr);
}

static void print_miss(cw_reason reason) {
  fprintf(stderr, "missed (%s): %s\n", cw_reason_name(reason), cw_reason_text(reason));
}

static void print_operation(printer *p, cw_provenance *provenance, LLVMValueRef call, const cw_contract *contract) {
  cw_plan plan;
  cw_sentence sentence = {.count = 0};
  cw_reason reason = cw_plan_make(provenance, call, contract, &plan);
  begin_site(p, call);
  if (reason != CW_REASON_NONE) {
    print_miss(reason);
    return;
  }
  cw_sentence_of_plan(&sentence, &plan);
  print_sentence(&sentence);
}

static cw_reason resolve_name(cw_unit *unit, LLVMValueRef call, const cw_contract *contract, cw_target *target) {
  cw_reason reason = cw_plan_check_call(call);
  cw_unit_begin_steps(unit);
  if (reason != CW_REASON_NONE)
    return reason;
  return contract->role == CW_ROLE_CREATION ? cw_target_of_creation(unit, call, contract, target)
                                            : cw_target_of_lookup(unit, call, contract, target);
}

/* Where a making call leaves its updater, if that has a name. */
static void print_result(LLVMValueRef call, const cw_contract *contract) {
  const char *variable = name_of(LLVMGetOperand(call, (unsigned)contract->number[CW_KEY_RESULT]));
  if (variable[0])
    fprintf(stderr, "in '%s' ", variable);
}

static void print_name(printer *p, LLVMValueRef call, const cw_contract *contract) {
  cw_target target = {0};
  cw_sentence sentence = {.count = 0};
  cw_reason reason = resolve_name(p->unit, call, contract, &target);
  begin_site(p, call);
  if (reason != CW_REASON_NONE) {
    print_miss(reason);
    return;
  }
  if (contract->role == CW_ROLE_CREATION) {
    print_result(call, contract);
    fputs("makes an updater of ", stderr);
    cw_sentence_add_field(&sentence, &target);
  } else {
    cw_sentence_of_constant(&sentence, contract, &target);
  }
  print_sentence(&sentence);
}

static void print_site(printer *p, cw_provenance *provenance, LLVMValueRef call) {
  const cw_contract *contract = cw_unit_contract_of_callee(p->unit, call);
  if (!contract || cw_site_is_cold_path(call))
    return;
  switch (contract->role) {
  case CW_ROLE_OPERATION:
    print_operation(p, provenance, call, contract);
    break;
  case CW_ROLE_CREATION:
  case CW_ROLE_LOOKUP:
  case CW_ROLE_HANDLE:
    print_name(p, call, contract);
    break;
  default:
    break; /* it only tells something of objects */
  }
}

/* Calls `visit` for each instruction of the function that calls a helper. */
static void each_call(printer *p, LLVMValueRef function, cw_provenance *provenance,
                      void visit(printer *, cw_provenance *, LLVMValueRef)) {
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
    for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
      if (cw_unit_contract_of_callee(p->unit, i))
        visit(p, provenance, i);
}

static void tell_provenance(printer *p, cw_provenance *provenance, LLVMValueRef call) {
  cw_provenance_add_call(provenance, call, cw_unit_contract_of_callee(p->unit, call));
}

static void print_function(printer *p, LLVMValueRef function) {
  cw_provenance provenance;
  cw_provenance_begin(&provenance, p->unit, function);
  each_call(p, function, &provenance, tell_provenance);
  each_call(p, function, &provenance, print_site);
  cw_provenance_end(&provenance);
}

void cw_print_module(LLVMModuleRef module, cw_analyses *analyses) {
  cw_unit unit;
  cw_bound_calls bound;
  cw_unit_init(&unit, module, true);
  unit.analyses = analyses;
  print_contracts(&unit);
  print_marks(&unit);
  cw_bind_calls(&unit, &bound);
  printer p = {.unit = &unit};
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
    print_function(&p, f);
  cw_release_calls(&unit, &bound);
  cw_unit_deinit(&unit);
  cw_print_atomics(module, analyses);
}
