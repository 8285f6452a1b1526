/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Values: the type that a helper passes and the type that memory holds, which differ for C's bool and where
 * the contract gives a width.
 */
#ifndef CASTAWAY_PASS_VALUE_H
#define CASTAWAY_PASS_VALUE_H

#include "prove/plan.h"

/** Completes the plan's value types, or answers why they cannot be told. */
cw_reason cw_value_resolve(cw_plan *plan);

/** How many bytes the field has by the operation's own types. */
uint64_t cw_value_size(const cw_plan *plan);

/** `value`, as the helper takes it, in the type of memory. */
LLVMValueRef cw_value_to_memory(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef value);

/** `value`, of the type of memory, as one of the helper's value type. */
LLVMValueRef cw_value_from_memory(const cw_plan *plan, LLVMBuilderRef builder, LLVMValueRef value);

#endif
