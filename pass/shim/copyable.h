/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Whether a function can be copied, and what may be called in its place.
 */
#ifndef CASTAWAY_PASS_COPYABLE_H
#define CASTAWAY_PASS_COPYABLE_H

#include "bridge.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/** What stands in the way of a copy. */
typedef enum cw_obstacle {
  CW_OBSTACLE_NONE,
  CW_OBSTACLE_BLOCK_ADDRESS,   /* the address of a block is taken: jumps by it would lead into the original */
  CW_OBSTACLE_NOT_DUPLICABLE,  /* a call that is `noduplicate` or `convergent` */
  CW_OBSTACLE_ASSEMBLER_LABEL, /* inline assembly that would define a label twice */
  CW_OBSTACLE_COROUTINE        /* intrinsics of a coroutine that is not yet split */
} cw_obstacle;

/** The first obstacle in the body of `function`. */
cw_obstacle cw_copyable_obstacle(LLVMValueRef function);

/** Whether arguments are in memory that belongs to one call: `inalloca`, `preallocated`. */
bool cw_copyable_has_argument_memory(LLVMValueRef function);

/** Whether there is data before the function's entry, or code at it that is not the function's own. */
bool cw_copyable_has_entry_data(LLVMValueRef function);

/**
 * Whether the backend is sure to make a jump of a call whose arguments and result are those of `function`. It ends the
 * compilation where it cannot make one of a `musttail` call, so this answers no in case of doubt.
 */
bool cw_copyable_allows_musttail(LLVMValueRef function);

/** Whether the body asks for its own return address or frame, so that an entry of its own would be seen. */
bool cw_copyable_sees_frame(LLVMValueRef function);

/** Whether the body may be used in place of the symbol: no other definition will be, at link or load time. */
bool cw_copyable_is_exact(LLVMValueRef function);

/** Whether all definitions that the linker may take are equivalent: the body may call itself. */
bool cw_copyable_is_equivalent(LLVMValueRef function);

/** Whether `instruction` may be run again and again: its block is in a cycle. */
bool cw_copyable_is_in_cycle(cw_analyses *analyses, LLVMValueRef instruction);

#ifdef __cplusplus
}
#endif

#endif
