/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Marks of calls as string attributes without a value.
 */
#include "control/call_mark.h"

#include <string.h>

static const char *const keys[CW_CALL_MARK_COUNT] = {"castaway.said", "castaway.required", "castaway.held"};

static unsigned key_length(cw_call_mark mark) {
  return (unsigned)strlen(keys[mark]);
}

bool cw_call_mark_is_on(LLVMValueRef call, cw_call_mark mark) {
  return LLVMGetCallSiteStringAttribute(call, LLVMAttributeFunctionIndex, keys[mark], key_length(mark)) != NULL;
}

void cw_call_mark_put(LLVMValueRef call, cw_call_mark mark) {
  LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(call));
  LLVMAddCallSiteAttribute(call, LLVMAttributeFunctionIndex,
                           LLVMCreateStringAttribute(context, keys[mark], key_length(mark), "", 0));
}

void cw_call_mark_take_off(LLVMValueRef call, cw_call_mark mark) {
  LLVMRemoveCallSiteStringAttribute(call, LLVMAttributeFunctionIndex, keys[mark], key_length(mark));
}
