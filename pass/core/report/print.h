/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The pass `castaway-print`: what the plugin recognises in a module, as text. Nothing is changed.
 */
#ifndef CASTAWAY_PASS_PRINT_H
#define CASTAWAY_PASS_PRINT_H

#include "shim/bridge.h"

#include <llvm-c/Core.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Prints to the standard error output. */
void cw_print_module(LLVMModuleRef module, cw_analyses *analyses);

#ifdef __cplusplus
}
#endif

#endif
