/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Raising: compare-and-swap retry loops of any program become single atomic instructions where the target gains.
 */
#ifndef CASTAWAY_PASS_RAISE_H
#define CASTAWAY_PASS_RAISE_H

#include "control/control.h"

#include "shim/bridge.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Raises the loops of a module; whether it changed. */
bool cw_raise_module(LLVMModuleRef module, cw_analyses *analyses, const cw_request *request, cw_moment moment);

/** Raises the loops of one function, a copy whose processor has more than the original's; whether it changed. */
bool cw_raise_function(LLVMValueRef function, cw_analyses *analyses, const cw_request *request, cw_moment moment);

#ifdef __cplusplus
}
#endif

#endif
