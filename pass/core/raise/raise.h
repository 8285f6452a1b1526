/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Raising: compare-and-swap retry loops of any program become single atomic instructions where the target gains.
 */
#ifndef CASTAWAY_PASS_RAISE_H
#define CASTAWAY_PASS_RAISE_H

#include "control/control.h"
#include "raise/judge.h"

#include "shim/bridge.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Raises the loops of a module; whether it changed. */
bool cw_raise_module(LLVMModuleRef module, cw_analyses *analyses, const cw_request *request, cw_moment moment);

typedef void cw_loop_tell_fn(void *context, const cw_loop_verdict *verdict);

/** Tells the verdict on each loop around an exchange, in their order, and does and remarks nothing. */
void cw_raise_judge_module(LLVMModuleRef module, cw_analyses *analyses, const cw_request *request, cw_moment moment,
                           cw_loop_tell_fn *tell, void *context);

/** Raises the loops of one function, a copy for LSE; whether it changed. */
bool cw_raise_copy(LLVMValueRef function, cw_analyses *analyses, const cw_options *options);

#ifdef __cplusplus
}
#endif

#endif
