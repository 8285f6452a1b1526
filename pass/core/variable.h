/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Variables that hold an updater and are set only by its making: a static set in a constructor or on first use, or a
 * local. Whatever is loaded from one is null or that updater.
 */
#ifndef CASTAWAY_PASS_VARIABLE_H
#define CASTAWAY_PASS_VARIABLE_H

#include "target.h"

/** Resolves a value stored into an updater variable: the resolver of updaters, which calls back. */
typedef cw_reason cw_value_resolver(cw_unit *unit, const cw_contract *operation, LLVMValueRef value, cw_target *target);

/** What every updater that can be loaded from `variable` (a global or an alloca) is. */
cw_reason cw_variable_target(cw_unit *unit, const cw_contract *operation, LLVMValueRef variable,
                             cw_value_resolver *resolve, cw_target *target);

/** The one value ever stored into the local variable that `load` reads, if it is read and stored plainly; or null. */
LLVMValueRef cw_variable_single_store(cw_unit *unit, LLVMValueRef load);

#endif
