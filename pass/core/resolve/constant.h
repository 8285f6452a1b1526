/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which constant a value always is: a class, a name, an index, a helper's address, however it got to where it is used.
 */
#ifndef CASTAWAY_PASS_CONSTANT_H
#define CASTAWAY_PASS_CONSTANT_H

#include "contract/unit.h"

/**
 * The constant that `value` is whenever it is used: a constant itself, loaded from constant memory, kept in a local
 * variable that is set once, or a phi or select whose ways agree. Null if that cannot be told. Takes steps of the
 * unit's.
 */
LLVMValueRef cw_constant_of(cw_unit *unit, LLVMValueRef value);

/** A phi or a select: the values that it can have. */
bool cw_is_choice(LLVMValueRef value);
unsigned cw_choice_count(LLVMValueRef value);
LLVMValueRef cw_choice_at(LLVMValueRef value, unsigned i);

#endif
