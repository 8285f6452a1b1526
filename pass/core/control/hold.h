/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Holding: a call of a helper whose body is visible is kept as a call until it can be proven. Without that the inliner
 * could take the helper's body in place of the call before the call's own function has been inlined into one that
 * knows the updater; then there would be nothing left to recognise.
 *
 * A held call has the attributes `noinline` and CW_CALL_HELD. The last run releases each, and inlines small ones that
 * were not lowered, so that waiting costs them no call.
 */
#ifndef CASTAWAY_PASS_HOLD_H
#define CASTAWAY_PASS_HOLD_H

#include "contract/unit.h"

/** Whether the call could be inlined before the next run. */
bool cw_hold_is_endangered(LLVMValueRef call);

/** Whether it can be held against that. */
bool cw_hold_is_possible(LLVMValueRef call);

/** Keeps the call a call. */
void cw_hold(LLVMValueRef call);

/** Ends that; whether it was held. */
bool cw_hold_release(LLVMValueRef call);

#endif
