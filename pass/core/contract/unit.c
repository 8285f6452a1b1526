/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reading `llvm.global.annotations`: an array of {annotated, text, file, line, constants}.
 */
#include "contract/unit.h"

#include "allocate.h"
#include "contract/mark.h"
#include "contract/signature.h"
#include "record_table.h"

#include "shim/bridge.h"
#include "shim/report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RECORD_VALUE, RECORD_TEXT, RECORD_FILE, RECORD_LINE, RECORD_CONSTANTS, RECORD_MEMBERS };

/* More constants than any contract needs. */
#define MAX_CONSTANTS 64

/* One annotation, in C's terms. Strings are not terminated. */
typedef struct annotation {
  LLVMValueRef value; /* a function or a global variable */
  const char *text;
  size_t length;
  const char *file;
  size_t file_length;
  unsigned line;
  int64_t values[MAX_CONSTANTS];
  bool unusable[MAX_CONSTANTS];
  size_t value_count;
} annotation;

/* Reads the constants: a global holding a struct, of which only integers of at most 64 bits can be used. */
static void read_constants(annotation *a, LLVMValueRef pointer) {
  if (!LLVMIsAGlobalVariable(pointer) || !LLVMGetInitializer(pointer))
    return;
  LLVMValueRef constants = LLVMGetInitializer(pointer);
  LLVMTypeRef type = LLVMTypeOf(constants);
  if (LLVMGetTypeKind(type) != LLVMStructTypeKind)
    return;
  unsigned count = LLVMCountStructElementTypes(type);
  for (unsigned i = 0; i < count && i < MAX_CONSTANTS; i++) {
    LLVMValueRef member = LLVMGetAggregateElement(constants, i);
    bool usable = LLVMIsAConstantInt(member) && LLVMGetIntTypeWidth(LLVMTypeOf(member)) <= 64;
    a->values[a->value_count] = usable ? LLVMConstIntGetSExtValue(member) : 0;
    a->unusable[a->value_count++] = !usable;
  }
}

/* Whether the record is one of ours, on a function or variable; fills `a`. */
static bool read_record(annotation *a, LLVMValueRef record) {
  memset(a, 0, sizeof *a);
  if (!record || LLVMGetNumOperands(record) < RECORD_LINE + 1)
    return false;
  a->value = LLVMGetOperand(record, RECORD_VALUE);
  if ((!LLVMIsAFunction(a->value) && !LLVMIsAGlobalVariable(a->value)) ||
      !cw_bridge_string(LLVMGetOperand(record, RECORD_TEXT), &a->text, &a->length) ||
      !cw_contract_is_ours(a->text, a->length))
    return false;
  cw_bridge_string(LLVMGetOperand(record, RECORD_FILE), &a->file, &a->file_length);
  LLVMValueRef line = LLVMGetOperand(record, RECORD_LINE);
  a->line = LLVMIsAConstantInt(line) ? (unsigned)LLVMConstIntGetZExtValue(line) : 0;
  if (LLVMGetNumOperands(record) >= RECORD_MEMBERS)
    read_constants(a, LLVMGetOperand(record, RECORD_CONSTANTS));
  return true;
}

static void report_malformed(const annotation *a, const char *what, const cw_message *message) {
  char file[1024];
  char text[2048];
  size_t name_length = 0;
  const char *name = LLVMGetValueName2(a->value, &name_length);
  snprintf(file, sizeof file, "%.*s", (int)a->file_length, a->file ? a->file : "");
  snprintf(text, sizeof text, "castaway: malformed %s of '%s': %s", what, name, message->text);
  cw_report_declaration(a->value, file, a->line, text);
}

/* Parses the annotation and files its contract. A second, equal declaration of a helper changes nothing. */
static void add_contract(cw_unit *unit, const annotation *a, bool report) {
  cw_message message = {""};
  cw_contract *contract = cw_allocate(sizeof *contract);
  const cw_contract *known = cw_unit_contract(unit, a->value);
  bool sound = cw_contract_parse(contract, a->text, a->length, (cw_constants){a->values, a->value_count, a->unusable},
                                 &message) &&
               cw_signature_check(contract, a->value, &message);
  if (sound && known && !cw_contract_equal(known, contract)) {
    snprintf(message.text, sizeof message.text, "another declaration says something else");
    sound = false;
  }
  if (!sound && report)
    report_malformed(a, "contract", &message);
  if (sound && !known)
    cw_pointer_map_add(&unit->contracts, a->value, contract);
  else
    free(contract);
}

/* Appends one option string of the source to those before it. */
static void add_options(cw_unit *unit, cw_text options) {
  size_t used = unit->options ? strlen(unit->options) : 0;
  char *joined = cw_allocate(used + 1 + options.length + 1);
  if (used)
    snprintf(joined, used + 2, "%s ", unit->options);
  memcpy(joined + strlen(joined), options.start, options.length);
  free(unit->options);
  unit->options = joined;
}

static void add_mark(cw_unit *unit, const annotation *a, cw_marked what, bool report) {
  cw_message message = {""};
  cw_mark mark;
  if (!cw_mark_parse(&mark, a->text, a->length, what, &message)) {
    if (report)
      report_malformed(a, "mark", &message);
  } else if (mark.kind == CW_MARK_OPTIONS) {
    add_options(unit, mark.options);
  } else {
    cw_pointer_set_add(mark.kind == CW_MARK_REQUIRED ? &unit->required : &unit->once, a->value);
  }
}

/* Variables have marks only; a contract on one is no helper's. */
static void add_annotation(cw_unit *unit, const annotation *a, bool report) {
  cw_marked what = LLVMIsAFunction(a->value) ? CW_MARKED_FUNCTION : CW_MARKED_VARIABLE;
  if (cw_mark_is_ours(a->text, a->length, what))
    add_mark(unit, a, what, report);
  else if (what == CW_MARKED_FUNCTION)
    add_contract(unit, a, report);
}

static void read_annotations(cw_unit *unit, bool report) {
  LLVMValueRef records = cw_record_table_records(unit->module, "llvm.global.annotations");
  if (!records)
    return;
  unsigned count = (unsigned)LLVMGetArrayLength2(LLVMTypeOf(records));
  for (unsigned i = 0; i < count; i++) {
    annotation a;
    if (read_record(&a, LLVMGetAggregateElement(records, i)))
      add_annotation(unit, &a, report);
  }
}

void cw_unit_init(cw_unit *unit, LLVMModuleRef module, bool report) {
  memset(unit, 0, sizeof *unit);
  unit->module = module;
  unit->reports = report;
  unit->context = LLVMGetModuleContext(module);
  unit->pointer = LLVMPointerTypeInContext(unit->context, 0);
  unit->int32 = LLVMInt32TypeInContext(unit->context);
  read_annotations(unit, report);
}

void cw_unit_deinit(cw_unit *unit) {
  cw_pointer_map_deinit(&unit->contracts);
  cw_pointer_map_deinit(&unit->selections);
  cw_pointer_map_deinit(&unit->variables);
  cw_pointer_map_deinit(&unit->writes);
  cw_pointer_map_deinit(&unit->bodies);
  cw_pointer_map_deinit(&unit->single_stores);
  cw_pointer_set_deinit(&unit->required);
  cw_pointer_set_deinit(&unit->once);
  free(unit->options);
}

void cw_unit_forget_instructions(cw_unit *unit) {
  cw_pointer_map_deinit(&unit->single_stores);
}

bool cw_unit_is_once(const cw_unit *unit, LLVMValueRef variable) {
  return cw_pointer_set_has(&unit->once, variable);
}

bool cw_unit_has_contracts(const cw_unit *unit) {
  return unit->contracts.count > 0;
}

const cw_contract *cw_unit_contract(const cw_unit *unit, LLVMValueRef function) {
  return cw_pointer_map_get(&unit->contracts, function);
}

const cw_contract *cw_unit_contract_of_callee(const cw_unit *unit, LLVMValueRef value) {
  if (!LLVMIsACallInst(value) && !LLVMIsAInvokeInst(value))
    return NULL;
  LLVMValueRef callee = LLVMGetCalledValue(value);
  return LLVMIsAFunction(callee) ? cw_unit_contract(unit, callee) : NULL;
}

const cw_contract *cw_unit_contract_of_call(const cw_unit *unit, LLVMValueRef value) {
  const cw_contract *contract = cw_unit_contract_of_callee(unit, value);
  return contract && cw_bridge_call_has_type(value, LLVMGetCalledValue(value)) ? contract : NULL;
}

void cw_unit_begin_steps(cw_unit *unit) {
  unit->steps_left = CW_MAX_STEPS;
}

bool cw_unit_step(cw_unit *unit) {
  if (unit->steps_left == 0)
    return false;
  unit->steps_left--;
  return true;
}
