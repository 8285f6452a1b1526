/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The sentences. Each fact that a tool may want is a piece with a key.
 */
#include "report/remark.h"

#include "contract/order.h"

#include "shim/bridge.h"

#include <stdio.h>
#include <string.h>

static const char checks_kept[] = "; checks kept: ";

/* ---- Pieces ---- */

static void add_text(cw_sentence *s, const char *key, const char *text, size_t length) {
  if (s->count < sizeof s->parts / sizeof s->parts[0])
    s->parts[s->count++] = (cw_remark_part){key, text, length};
}

static void add(cw_sentence *s, const char *key, const char *text) {
  add_text(s, key, text, strlen(text));
}

/* Puts a new text into the buffer, behind those that are there. */
static void add_formatted(cw_sentence *s, const char *key, const char *text) {
  size_t used = 0;
  for (size_t i = 0; i < s->count; i++)
    if (s->parts[i].text >= s->buffer && s->parts[i].text < s->buffer + sizeof s->buffer)
      used += s->parts[i].length;
  size_t length = strlen(text);
  if (length > sizeof s->buffer - used)
    length = sizeof s->buffer - used;
  memcpy(s->buffer + used, text, length);
  add_text(s, key, s->buffer + used, length);
}

static void add_number(cw_sentence *s, const char *key, uint64_t number) {
  char text[24];
  snprintf(text, sizeof text, "%llu", (unsigned long long)number);
  add_formatted(s, key, text);
}

void cw_sentence_add_field(cw_sentence *s, const cw_target *target) {
  size_t length = 0;
  const char *class_name = target->holder.address ? LLVMGetValueName2(target->holder.place.global, &length) : NULL;
  if (target->name) {
    add(s, NULL, "field '");
    add_text(s, "Field", target->name, target->name_length);
    add(s, NULL, class_name ? "' of " : "'");
    if (class_name)
      add_text(s, "Class", class_name, length);
  } else {
    add(s, NULL, "the field");
  }
  add(s, NULL, " at offset ");
  add_number(s, "Offset", target->offset);
}

static void add_checks(cw_sentence *s, const cw_plan *plan) {
  char text[128];
  bool guards_pointer = plan->guard_value_pointer || plan->guard_expected_pointer || plan->guard_desired_pointer;
  snprintf(text, sizeof text, "%s%s%s%s%s%s%s%s%s%s%s", plan->holder_checked || plan->value_checked ? " earlier" : "",
           plan->guard_updater ? " updater" : "", plan->guard_offset ? " offset" : "",
           plan->guard_field ? " handle" : "", plan->guard_holder ? " holder" : "",
           plan->guard_holder_class ? " holder-class" : "", guards_pointer ? " pointer" : "",
           plan->guard_value_class ? " value-class" : "", plan->guard_function ? " function" : "",
           cw_plan_guards_order(plan) ? " order" : "", cw_plan_guards_outcome(plan) ? " outcome" : "");
  add(s, NULL, checks_kept);
  add_formatted(s, "Checks", text + 1);
}

/* ---- Sentences ---- */

void cw_sentence_of_plan(cw_sentence *s, const cw_plan *plan) {
  bool guarded = cw_plan_is_guarded(plan);
  add(s, NULL, guarded ? "guarded: " : "lowered to ");
  add(s, "Order", cw_order_word(plan->order));
  add(s, NULL, " ");
  add(s, "Operation", cw_operation_word(plan->contract->operation));
  add(s, NULL, " on ");
  cw_sentence_add_field(s, &plan->target);
  if (guarded)
    add_checks(s, plan);
}

void cw_sentence_of_constant(cw_sentence *s, const cw_contract *lookup, const cw_target *target) {
  add(s, NULL, target->may_differ ? "guarded: a constant" : "lowered to a constant");
  add(s, NULL, lookup->role == CW_ROLE_HANDLE ? " handle: " : ": ");
  cw_sentence_add_field(s, target);
  if (target->may_differ) {
    add(s, NULL, checks_kept);
    add(s, "Checks", "handle");
  }
}

/* ---- Remarks ---- */

cw_text cw_remark_helper(LLVMValueRef call) {
  cw_text name;
  name.start = LLVMGetValueName2(LLVMGetCalledValue(call), &name.length);
  return name;
}

static cw_sentence begin(LLVMValueRef call) {
  cw_sentence s = {.count = 0};
  cw_text helper = cw_remark_helper(call);
  add_text(&s, "Helper", helper.start, helper.length);
  add(&s, NULL, ": ");
  return s;
}

void cw_remark_plan(const cw_plan *plan) {
  cw_sentence s = begin(plan->call);
  cw_sentence_of_plan(&s, plan);
  cw_report_remark(plan->call, false, cw_plan_is_guarded(plan) ? "Guarded" : "Lowered", s.parts, s.count);
}

void cw_remark_constant(LLVMValueRef call, const cw_contract *lookup, const cw_target *target) {
  cw_sentence s = begin(call);
  cw_sentence_of_constant(&s, lookup, target);
  cw_report_remark(call, false, target->may_differ ? "Guarded" : "Lowered", s.parts, s.count);
}

void cw_remark_removed(LLVMValueRef creation) {
  cw_sentence s = begin(creation);
  add(&s, NULL, "removed: nothing reads the updater any more");
  cw_report_remark(creation, false, "Removed", s.parts, s.count);
}

void cw_remark_miss(LLVMValueRef call, cw_reason reason) {
  cw_sentence s = begin(call);
  add(&s, "Reason", cw_reason_text(reason));
  cw_report_remark(call, true, cw_reason_name(reason), s.parts, s.count);
}

/* ---- Warnings and errors ---- */

/* "'name' of class", as the arguments of a creation or look-up say it; nothing where they do not. */
static void describe_asked(const cw_unit *unit, LLVMValueRef call, const cw_contract *contract, char *text,
                           size_t size) {
  const char *name = NULL;
  size_t length = 0;
  cw_place place;
  text[0] = '\0';
  if (contract->role == CW_ROLE_OPERATION || !contract->given[CW_KEY_CLASS] || !contract->given[CW_KEY_NAME] ||
      !cw_place_of(unit, LLVMGetOperand(call, (unsigned)contract->number[CW_KEY_CLASS]), &place) ||
      !cw_bridge_string(LLVMGetOperand(call, (unsigned)contract->number[CW_KEY_NAME]), &name, &length))
    return;
  size_t ignored = 0;
  snprintf(text, size, " ('%.*s' of %s)", (int)length, name, LLVMGetValueName2(place.global, &ignored));
}

static const char *consequence_of(cw_role role) {
  if (role == CW_ROLE_OPERATION)
    return "will fault";
  return role == CW_ROLE_CREATION ? "makes no updater" : "finds nothing";
}

void cw_remark_failure(const cw_unit *unit, LLVMValueRef call, const cw_contract *contract, cw_reason reason,
                       cw_severity severity) {
  char asked[200];
  char text[512];
  describe_asked(unit, call, contract, asked, sizeof asked);
  snprintf(text, sizeof text, "castaway: this call of %s %s: %s%s", cw_remark_helper(call).start,
           consequence_of(contract->role), cw_reason_text(reason), asked);
  cw_report_call(call, severity, text);
}

void cw_remark_required(LLVMValueRef call, cw_reason reason) {
  char text[512];
  snprintf(text, sizeof text, "castaway: this call of %s is required to be lowered, and is not: %s",
           cw_remark_helper(call).start, cw_reason_text(reason));
  cw_report_call(call, CW_SEVERITY_ERROR, text);
}
