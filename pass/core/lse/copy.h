/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The copies of a module: making them, choosing them at entry, and letting them call each other.
 */
#ifndef CASTAWAY_PASS_LSE_COPY_H
#define CASTAWAY_PASS_LSE_COPY_H

#include "shim/bridge.h"

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>

/** The functions that get copies. Begins zeroed. */
typedef struct cw_lse_copies {
  struct cw_lse_copy {
    LLVMValueRef original;
    LLVMValueRef copy; /* null until it is made */
  } *entries;
  size_t count;
  size_t capacity;
} cw_lse_copies;

/** Puts a function on the list. */
void cw_lse_copies_add(cw_lse_copies *copies, LLVMValueRef original);

/** Makes the copies of all functions on the list. */
void cw_lse_copies_make(cw_lse_copies *copies, LLVMModuleRef module, cw_analyses *analyses);

void cw_lse_copies_deinit(cw_lse_copies *copies);

/** Whether a run before this one made the function, or gave it its entry. */
bool cw_lse_is_done(LLVMValueRef function);

/** Whether the module has room for the flag: no symbol of its name, or a byte. */
bool cw_lse_has_flag(LLVMModuleRef module);

#endif
