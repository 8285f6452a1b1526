/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The atomic instruction that a proven operation becomes.
 */
#ifndef CASTAWAY_PASS_ATOMIC_H
#define CASTAWAY_PASS_ATOMIC_H

#include "rewrite/site.h"

/** The orders of one instruction. */
typedef struct cw_orders {
  int success;
  int failure; /* of an exchange that does not store */
} cw_orders;

/** What an instruction answered; null: nothing, or nothing that is wanted. Values have the type of memory. */
typedef struct cw_outcome {
  LLVMValueRef old;
  LLVMValueRef success; /* of a compare_exchange */
  LLVMValueRef new;     /* of a user's function; others are computed from `old`: outcome.c */
} cw_outcome;

/** Builds an operation without a function at the builder's place. */
cw_outcome cw_atomic_build(cw_site *s, LLVMValueRef field, cw_orders orders);

/** An atomic load. */
LLVMValueRef cw_atomic_build_load(cw_site *s, LLVMValueRef field, int order);

/** A compare-and-exchange; answers LLVM's pair {found, success}. */
LLVMValueRef cw_atomic_build_exchange_pair(cw_site *s, LLVMValueRef field, LLVMValueRef expected, LLVMValueRef desired,
                                           cw_orders orders);

#endif
