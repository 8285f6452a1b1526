/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Inlining a call that the host's inliner was kept from.
 */
#ifndef CASTAWAY_PASS_INLINE_H
#define CASTAWAY_PASS_INLINE_H

#include <llvm-c/Core.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Puts the called function's body in place of the call, if the function is marked to be inlined always, or is small and
 * the call's function is optimised at all, and LLVM can do it. Whether it did.
 */
bool cw_inline_if_small(LLVMValueRef call);

#ifdef __cplusplus
}
#endif

#endif
