/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * From what an instruction answered to what the helper would have: its result, and what it stores through pointers.
 */
#ifndef CASTAWAY_PASS_OUTCOME_H
#define CASTAWAY_PASS_OUTCOME_H

#include "rewrite/atomic.h"

/** Whether anything is made of the value that was there before. */
bool cw_outcome_wants_old(const cw_plan *plan);

/** Whether anything depends on whether a compare_exchange stored. */
bool cw_outcome_wants_success(const cw_plan *plan);

/** Answers what replaces the call's result; null if it returns nothing. */
LLVMValueRef cw_outcome_build_result(cw_site *s, cw_outcome outcome);

#endif
