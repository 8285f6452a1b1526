/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parts of `castaway-print` that are about programs without contracts: retry loops, and copies for LSE.
 */
#ifndef CASTAWAY_PASS_PRINT_ATOMICS_H
#define CASTAWAY_PASS_PRINT_ATOMICS_H

#include "shim/bridge.h"

#include <llvm-c/Core.h>

/** Prints the lists `loops:` and `lse:` to the standard error output, each if there is anything in it. */
void cw_print_atomics(LLVMModuleRef module, cw_analyses *analyses);

#endif
