/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Whether a copy for LSE pays. A call of an outlined helper is a call, a test of the flag and the operation; a copy has
 * one test at entry for all its operations, and the function can be a leaf. So one operation gains nothing worth a
 * second body, unless it is repeated.
 */
#ifndef CASTAWAY_PASS_LSE_POLICY_H
#define CASTAWAY_PASS_LSE_POLICY_H

#include "contract/options.h"
#include "lse/reason.h"
#include "lse/target.h"

#include "shim/bridge.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

/** The atomic operations of one function. */
typedef struct cw_lse_count {
  unsigned operations;
  bool repeats; /* one of them is in a loop */
} cw_lse_count;

/** Counts; loops are looked for only as far as it matters. */
cw_lse_count cw_lse_count_of(cw_analyses *analyses, LLVMValueRef function);

/**
 * Why no copy is wanted; CW_LSE_NONE if one is. `always` wants one of every function with an operation. `auto` wants
 * one where there is more than one operation or one in a loop, the function is neither cold nor optimised for size, and
 * its compilation does not speak against outlined helpers.
 */
cw_lse_reason cw_lse_policy_of(cw_lse_policy policy, LLVMValueRef function, cw_lse_features features,
                               cw_lse_count count);

#endif
