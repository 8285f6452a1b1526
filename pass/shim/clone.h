/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Copies of functions: making one, and the entry that chooses between a function and its copy.
 */
#ifndef CASTAWAY_PASS_CLONE_H
#define CASTAWAY_PASS_CLONE_H

#include <llvm-c/Core.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A local copy of the function, named with `suffix` behind its name, in its section and COMDAT. With debug information
 * it has a subprogram of its own.
 */
LLVMValueRef cw_clone_function(LLVMValueRef function, const char *suffix);

/** Gives `function` a new entry that tests the byte `flag` and, if it is set, leaves everything to `copy`. */
void cw_clone_dispatch(LLVMValueRef function, LLVMValueRef copy, LLVMValueRef flag);

/** Appends a word such as "+lse" to the attribute "target-features". */
void cw_clone_add_feature(LLVMValueRef function, const char *feature);

/** Makes `call`, a direct one, a call of `to`, unless it is made with another type. */
void cw_clone_retarget(LLVMValueRef call, LLVMValueRef to);

/** Whether the module has no symbol `name`, or a variable of one byte. */
bool cw_clone_has_flag(LLVMModuleRef module, const char *name);

/** That variable; declared, if there is none, as one that another object of the same program or library defines. */
LLVMValueRef cw_clone_flag(LLVMModuleRef module, const char *name);

#ifdef __cplusplus
}
#endif

#endif
