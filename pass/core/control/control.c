/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Putting options together. A text that has been parsed before cannot fail now; a stamp that somebody else wrote can,
 * and then counts as far as it is sound.
 */
#include "control/control.h"

#include <string.h>

static const char stamp_key[] = "castaway.options";
#define STAMP_LENGTH (sizeof stamp_key - 1)

bool cw_moment_is_final(cw_moment moment) {
  return moment.stage != CW_STAGE_EARLY && !moment.link_follows;
}

static void apply(cw_options *options, cw_text text) {
  cw_message ignored;
  cw_options_parse(options, text.start, text.length, &ignored);
}

static cw_text stamp_of(LLVMValueRef function) {
  unsigned length = 0;
  LLVMAttributeRef stamp = LLVMGetStringAttributeAtIndex(function, LLVMAttributeFunctionIndex, stamp_key, STAMP_LENGTH);
  const char *text = stamp ? LLVMGetStringAttributeValue(stamp, &length) : NULL;
  return (cw_text){text, length};
}

/* A linked program holds the texts of all its units: none of them is about all functions. */
static cw_text source_of(const cw_unit *unit, cw_moment moment, LLVMValueRef function) {
  cw_text stamp = stamp_of(function);
  if (stamp.start || !unit->options || moment.linked)
    return stamp;
  return (cw_text){unit->options, strlen(unit->options)};
}

cw_options cw_control_options(const cw_unit *unit, const cw_request *request, cw_moment moment, LLVMValueRef function) {
  cw_options options = cw_options_default();
  apply(&options, source_of(unit, moment, function));
  apply(&options, request->parameters);
  apply(&options, request->environment);
  return options;
}

bool cw_control_is_concerned(const cw_request *request, const cw_options *options) {
  return request->audits == options->audit;
}

bool cw_control_wants_audit(LLVMModuleRef module, const cw_request *request, cw_moment moment) {
  if (!cw_moment_is_final(moment))
    return false;
  cw_unit unit;
  bool wanted = false;
  cw_unit_init(&unit, module, false);
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f && !wanted; f = LLVMGetNextFunction(f))
    wanted = !LLVMIsDeclaration(f) && cw_control_options(&unit, request, moment, f).audit;
  cw_unit_deinit(&unit);
  return wanted;
}

bool cw_control_stamp(const cw_unit *unit) {
  if (!unit->options)
    return false;
  LLVMAttributeRef stamp =
      LLVMCreateStringAttribute(unit->context, stamp_key, STAMP_LENGTH, unit->options, (unsigned)strlen(unit->options));
  for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f))
    if (!LLVMIsDeclaration(f) && !stamp_of(f).start)
      LLVMAddAttributeAtIndex(f, LLVMAttributeFunctionIndex, stamp);
  return true;
}

bool cw_control_unstamp(const cw_unit *unit) {
  bool found = false;
  for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f)) {
    if (!stamp_of(f).start)
      continue;
    LLVMRemoveStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, stamp_key, STAMP_LENGTH);
    found = true;
  }
  return found;
}
