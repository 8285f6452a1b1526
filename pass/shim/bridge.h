/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the C core needs of LLVM and LLVM-C lacks. Values, types and modules cross as LLVM-C's handles.
 */
#ifndef CASTAWAY_PASS_BRIDGE_H
#define CASTAWAY_PASS_BRIDGE_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The value of `type` at `offset` bytes into the constant `initializer`; null if it cannot be read. */
LLVMValueRef cw_bridge_constant_at(LLVMModuleRef module, LLVMValueRef initializer, uint64_t offset, LLVMTypeRef type);

/** What `pointer` points into, once constant offsets (added up in `*offset`) and casts are taken off. */
LLVMValueRef cw_bridge_strip_offsets(LLVMModuleRef module, LLVMValueRef pointer, int64_t *offset);

/** Whether another definition may take the place of this global's at link or load time. */
bool cw_bridge_is_interposable(LLVMValueRef global);

/** Whether this global's initialiser is what the program will see when it starts. */
bool cw_bridge_has_definitive_initializer(LLVMValueRef global);

/** The constant C string at `pointer`, without its terminator; not terminated. The module owns it. */
bool cw_bridge_string(LLVMValueRef pointer, const char **text, size_t *length);

/** Whether `value` cannot be null where `instruction` stands. */
bool cw_bridge_is_nonnull(LLVMModuleRef module, LLVMValueRef value, LLVMValueRef instruction);

/** Ends `instruction`'s block before it and answers the new block that begins with it; phis are kept right. */
LLVMBasicBlockRef cw_bridge_split_before(LLVMValueRef instruction, const char *name);

/** A debug location for what replaces the call: its own, or line 0 of its function; null without debug info. */
LLVMMetadataRef cw_bridge_location(LLVMValueRef call);

/** Whether the call must stay the last thing before a return (`musttail`) or carries operand bundles. */
bool cw_bridge_call_is_pinned(LLVMValueRef call);

/** Whether the call is made with the type of `function`. */
bool cw_bridge_call_has_type(LLVMValueRef call, LLVMValueRef function);

#ifdef __cplusplus
}
#endif

#endif
