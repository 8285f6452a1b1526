/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Operations that store what a user's function computes.
 */
#ifndef CASTAWAY_PASS_FUNCTION_LOOP_H
#define CASTAWAY_PASS_FUNCTION_LOOP_H

#include "rewrite/atomic.h"

/** Builds the loop; the builder then stands behind it. */
cw_outcome cw_function_loop_build(cw_site *s, LLVMValueRef field, int order);

#endif
