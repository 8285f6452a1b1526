/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Whether a function can be copied and given another entry without anybody noticing.
 */
#ifndef CASTAWAY_PASS_LSE_REFUSE_H
#define CASTAWAY_PASS_LSE_REFUSE_H

#include "lse/reason.h"

#include <llvm-c/Core.h>

/** The first reason why `function` cannot be; CW_LSE_NONE if it can. */
cw_lse_reason cw_lse_refuse(LLVMValueRef function);

#endif
