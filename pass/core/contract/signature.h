/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Whether a contract fits the function that it is written on: the arguments exist and have the types that their words
 * say, and the result is what `returns` promises.
 */
#ifndef CASTAWAY_PASS_SIGNATURE_H
#define CASTAWAY_PASS_SIGNATURE_H

#include "contract/contract.h"

#include <llvm-c/Core.h>

/** Checks; on a misfit: false, and `message` names the word. */
bool cw_signature_check(const cw_contract *contract, LLVMValueRef function, cw_message *message);

/** The type of the values that an operation works on; null if the contract does not tell. */
LLVMTypeRef cw_signature_value_type(const cw_contract *contract, LLVMTypeRef function_type);

#endif
