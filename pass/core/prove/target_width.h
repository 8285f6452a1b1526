/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which widths the target accesses by an atomic instruction.
 */
#ifndef CASTAWAY_PASS_TARGET_WIDTH_H
#define CASTAWAY_PASS_TARGET_WIDTH_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stdint.h>

/** Whether code in `function` can access that many bytes by instructions, without a library that may not be linked. */
bool cw_target_has_width(LLVMModuleRef module, LLVMValueRef function, uint64_t bytes);

#endif
