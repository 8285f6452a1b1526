/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is said of functions with atomic operations and of each operation. docs/remarks.md explains it to users.
 */
#ifndef CASTAWAY_PASS_LSE_REMARK_H
#define CASTAWAY_PASS_LSE_REMARK_H

#include "lse/policy.h"
#include "lse/reason.h"
#include "lse/target.h"
#include "pointer_map.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

/** "f: a copy for LSE behind one test: 2 atomic operations". */
void cw_lse_remark_copy(LLVMValueRef function, cw_lse_count count);

/** "f: no copy for LSE: …". */
void cw_lse_remark_no_copy(LLVMValueRef function, cw_lse_reason reason);

/**
 * At each operation of a function without LSE what becomes of it: a copy (`copied`), a call of a helper, or a loop.
 * What has been said of a place, of which there may be several in the program by inlining, is in `said`.
 */
void cw_lse_remark_operations(LLVMValueRef function, cw_lse_features features, bool copied, cw_pointer_set *said);

#endif
