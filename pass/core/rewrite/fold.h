/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Look-ups of offsets and handles as constants.
 */
#ifndef CASTAWAY_PASS_FOLD_H
#define CASTAWAY_PASS_FOLD_H

#include "resolve/target.h"

/** Whether what the look-up answers, `target`, can be written as a constant of the call's type. */
bool cw_fold_fits(const cw_unit *unit, LLVMValueRef call, const cw_contract *lookup, const cw_target *target);

/** Puts a constant in place of a look-up; beside it, where its handle need not be that of the target. */
void cw_fold(cw_unit *unit, LLVMValueRef call, const cw_contract *lookup, const cw_target *target);

#endif
