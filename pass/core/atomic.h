/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The atomic instruction that a proven operation becomes, and what the helper returned computed from it.
 */
#ifndef CASTAWAY_PASS_ATOMIC_H
#define CASTAWAY_PASS_ATOMIC_H

#include "plan.h"

/**
 * Builds an operation without a function at the builder's place, on the field at `pointer`. Answers what replaces the
 * call's result; null if it returns nothing.
 */
LLVMValueRef cw_atomic_build(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef pointer);

/** An atomic load of the plan's type with a C11 order. */
LLVMValueRef cw_atomic_build_load(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef pointer, int order);

/** A compare-and-exchange with the plan's orders; answers LLVM's pair {found, success}. */
LLVMValueRef cw_atomic_build_exchange_pair(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef pointer,
                                           LLVMValueRef expected, LLVMValueRef desired, int failure_order);

#endif
