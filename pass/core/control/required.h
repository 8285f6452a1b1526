/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which calls must be lowered: those in a function that is marked, and those through a variable that is.
 */
#ifndef CASTAWAY_PASS_REQUIRED_H
#define CASTAWAY_PASS_REQUIRED_H

#include "contract/unit.h"

/** Whether a mark in the source requires this call to be lowered. */
bool cw_is_required(cw_unit *unit, LLVMValueRef call, const cw_contract *contract);

#endif
