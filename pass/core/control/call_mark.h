/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What one run of the pass tells the next about a call: string attributes of the call, which travel with it when its
 * function is inlined and when its module is linked. They produce no code, and the last run takes them off.
 */
#ifndef CASTAWAY_PASS_CALL_MARK_H
#define CASTAWAY_PASS_CALL_MARK_H

#include <llvm-c/Core.h>
#include <stdbool.h>

typedef enum cw_call_mark {
  CW_CALL_SAID,     /* "castaway.said": the user has been told why the call is not lowered */
  CW_CALL_REQUIRED, /* "castaway.required": the function that it was written in wants it lowered */
  CW_CALL_HELD,     /* "castaway.held": it must not be inlined before it has been tried again (hold.h) */
  CW_CALL_MARK_COUNT
} cw_call_mark;

bool cw_call_mark_is_on(LLVMValueRef call, cw_call_mark mark);
void cw_call_mark_put(LLVMValueRef call, cw_call_mark mark);
void cw_call_mark_take_off(LLVMValueRef call, cw_call_mark mark);

#endif
