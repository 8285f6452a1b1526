/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The operands of an operation: passed as they are or by pointer, and where its results are stored.
 */
#ifndef CASTAWAY_PASS_OPERANDS_H
#define CASTAWAY_PASS_OPERANDS_H

#include "site.h"

/** Builds the operands, each read once, at the builder's place. */
void cw_operands_build(cw_site *s);

/** The value that a store, exchange or compare_exchange stores. */
LLVMValueRef cw_operands_stored(const cw_site *s);

#endif
