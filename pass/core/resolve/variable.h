/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Variables that hold an updater, an offset or a handle, and are set only by its making or look-up: a static set in a
 * constructor or on first use, a member of a struct of those, or a local. Whatever is loaded from one is that, or what
 * the variable held before.
 */
#ifndef CASTAWAY_PASS_VARIABLE_H
#define CASTAWAY_PASS_VARIABLE_H

#include "resolve/resolve.h"

/** What every value of `type` that can be loaded from `member`, in a global or a local variable, stands for. */
cw_reason cw_variable_target(const cw_query *query, cw_place member, LLVMTypeRef type, cw_target *target);

/** The one value ever stored into the local variable that `load` reads, if it is read and stored plainly; or null. */
LLVMValueRef cw_variable_single_store(cw_unit *unit, LLVMValueRef load);

#endif
