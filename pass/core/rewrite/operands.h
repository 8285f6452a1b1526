/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The operands of an operation, passed as they are or by pointer, and the places for its results.
 */
#ifndef CASTAWAY_PASS_OPERANDS_H
#define CASTAWAY_PASS_OPERANDS_H

#include "rewrite/site.h"

/** Decides what must be checked of what is passed by pointer, or answers why it cannot be read. After other guards. */
cw_reason cw_operands_prove(cw_plan *plan, cw_analyses *analyses);

/** Builds the checks of pointers to operands, then the operands, each read once. */
void cw_operands_build(cw_site *s);

/** The value that a store, exchange or compare_exchange stores. */
LLVMValueRef cw_operands_stored(const cw_site *s);

#endif
