/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The atomic operations that LSE makes one instruction of, and the helpers of libgcc and compiler-rt that stand for
 * them on AArch64 processors of which nothing more is known.
 */
#ifndef CASTAWAY_PASS_LSE_OPERATION_H
#define CASTAWAY_PASS_LSE_OPERATION_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>

/** Whether the instruction reads, changes and writes memory at once: atomicrmw or cmpxchg. */
bool cw_lse_is_operation(LLVMValueRef instruction);

/** What it does: "add", "compare_exchange"; for remarks. */
const char *cw_lse_operation_word(LLVMValueRef instruction);

/** How many bits of memory it is about. */
unsigned cw_lse_operation_width(LLVMValueRef instruction);

typedef struct cw_lse_helper {
  char name[48];
} cw_lse_helper;

/**
 * The helper that does it, such as "__aarch64_ldadd4_acq_rel"; false if there is none, as for min, max, nand, floats
 * and all of 128 bits but compare and exchange.
 */
bool cw_lse_operation_helper(LLVMValueRef instruction, cw_lse_helper *helper);

/** The helper of a compare and exchange of the operation's width and orders, of which a loop can be made for it. */
void cw_lse_operation_exchange_helper(LLVMValueRef instruction, cw_lse_helper *helper);

#endif
