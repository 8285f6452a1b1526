/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The user's own `noinline` is never taken off: a call that has it is in no danger and is not held.
 */
#include "control/hold.h"

#include "control/call_mark.h"

#include <string.h>

static unsigned kind_of(const char *attribute) {
  return LLVMGetEnumAttributeKindForName(attribute, strlen(attribute));
}

static bool function_has(LLVMValueRef function, const char *attribute) {
  return LLVMGetEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, kind_of(attribute)) != NULL;
}

static bool call_has(LLVMValueRef call, const char *attribute) {
  return LLVMGetCallSiteEnumAttribute(call, LLVMAttributeFunctionIndex, kind_of(attribute)) != NULL;
}

bool cw_hold_is_endangered(LLVMValueRef call) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  return !LLVMIsDeclaration(callee) && !function_has(callee, "noinline") && !call_has(call, "noinline");
}

/* A body that is there for the inliner alone may have no other definition that could be called. */
bool cw_hold_is_possible(LLVMValueRef call) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  return LLVMGetLinkage(callee) != LLVMAvailableExternallyLinkage || !function_has(callee, "alwaysinline");
}

void cw_hold(LLVMValueRef call) {
  LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(call));
  LLVMAddCallSiteAttribute(call, LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(context, kind_of("noinline"), 0));
  cw_call_mark_put(call, CW_CALL_HELD);
}

bool cw_hold_release(LLVMValueRef call) {
  if (!cw_call_mark_is_on(call, CW_CALL_HELD))
    return false;
  LLVMRemoveCallSiteEnumAttribute(call, LLVMAttributeFunctionIndex, kind_of("noinline"));
  cw_call_mark_take_off(call, CW_CALL_HELD);
  return true;
}
