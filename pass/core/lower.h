/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The lowering pass: every call of a helper with a contract is proven and rewritten, or reported with its reason.
 */
#ifndef CASTAWAY_PASS_LOWER_H
#define CASTAWAY_PASS_LOWER_H

#include "control/control.h"

#include "shim/bridge.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Lowers a module; whether it changed. */
bool cw_lower_module(LLVMModuleRef module, cw_analyses *analyses, const cw_request *request, cw_moment moment);

#ifdef __cplusplus
}
#endif

#endif
