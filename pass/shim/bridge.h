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

/**
 * Whether `value` is an address at a constant distance, `*offset` bytes, from the pointer `base`: an instruction's or a
 * constant's.
 */
bool cw_bridge_is_offset_of(LLVMModuleRef module, LLVMValueRef value, LLVMValueRef base, int64_t *offset);

/** The pointer that `address` is computed from by any offsets and casts. */
LLVMValueRef cw_bridge_base(LLVMValueRef address);

/** LLVM's number of an access's order, 0 if it is not atomic; -1 of what is no access. */
int cw_bridge_ordering(LLVMValueRef instruction);

/** What an atomicrmw does, as LLVM-C names it; -1 where it has no name for that. */
int cw_bridge_rmw_operation(LLVMValueRef instruction);

/** Whether the order `a` is at least as strong as `b`. */
bool cw_bridge_ordering_at_least(int a, int b);

/** Whether another definition may take the place of this global's at link or load time. */
bool cw_bridge_is_interposable(LLVMValueRef global);

/** Whether this global's initialiser is what the program will see when it starts. */
bool cw_bridge_has_definitive_initializer(LLVMValueRef global);

/** The constant C string at `pointer`, without its terminator; not terminated. The module owns it. */
bool cw_bridge_string(LLVMValueRef pointer, const char **text, size_t *length);

/* ---- What holds where ---- */

/**
 * The host's analyses of functions: its FunctionAnalysisManager. They describe a function as it was when one was first
 * asked about it, so all questions about a function come before it is rewritten.
 */
typedef struct cw_analyses cw_analyses;

/** Whether `value` cannot be null where `instruction` stands. Without analyses (null), only facts of the value count.
 */
bool cw_bridge_is_nonnull(cw_analyses *analyses, LLVMModuleRef module, LLVMValueRef value, LLVMValueRef instruction);

/** Whether every way to `instruction` passes `call`, which returned normally. */
bool cw_bridge_dominates(cw_analyses *analyses, LLVMValueRef call, LLVMValueRef instruction);

/** Whether the integer `condition` is not zero where `instruction` stands, because a branch on it leads there. */
bool cw_bridge_is_true_at(cw_analyses *analyses, LLVMValueRef condition, LLVMValueRef instruction);

/** The function was rewritten: drops what the analyses say of it. */
void cw_bridge_forget_function(cw_analyses *analyses, LLVMValueRef function);

/** Whether the function calls one that may return twice, as setjmp does. */
bool cw_bridge_may_return_twice(LLVMValueRef function);

/**
 * Whether `effect` and `operation`, of one function, belong together: one is only reached by the other, or never left
 * without the other. With `always`, it is not enough that the effect comes behind the operation on some ways.
 */
bool cw_bridge_go_together(cw_analyses *analyses, LLVMValueRef effect, LLVMValueRef operation, bool always);

/* ---- Blocks ---- */

/** Ends `instruction`'s block before it and answers the new block that begins with it; phis are kept right. */
LLVMBasicBlockRef cw_bridge_split_before(LLVMValueRef instruction, const char *name);

/** A new block on the way from an invoke to its normal destination; phis are kept right. */
LLVMBasicBlockRef cw_bridge_split_normal_edge(LLVMValueRef invoke, const char *name);

/** `block` is entered from `from`; its phis learn that it is entered from `as` as well, with the same values. */
void cw_bridge_add_edge(LLVMBasicBlockRef block, LLVMBasicBlockRef as, LLVMBasicBlockRef from);

/** `block` is no longer entered from `from`: its phis forget that way. */
void cw_bridge_drop_edge(LLVMBasicBlockRef block, LLVMBasicBlockRef from);

/* ---- Calls ---- */

/** A debug location for what replaces the call: its own, or line 0 of its function; null without debug info. */
LLVMMetadataRef cw_bridge_location(LLVMValueRef call);

/**
 * One address for each source place of a call, helper that it calls and `what`: equal for calls that were written once
 * and inlined several times. Null where no place is known.
 */
const void *cw_bridge_place_id(LLVMValueRef call, const char *what);

/** The same for any instruction: one address for each source place and `what`. */
const void *cw_bridge_instruction_place_id(LLVMValueRef instruction, const char *what);

/**
 * Whether the call must stay as it is: the last thing before a return (`musttail`), with operand bundles, or in a naked
 * function.
 */
bool cw_bridge_call_is_pinned(LLVMValueRef call);

/** Whether the call is an invoke whose handler is no landing pad: how such a handler is entered is not for us to say.
 */
bool cw_bridge_unwinds_elsewhere(LLVMValueRef call);

/** Whether the call writes no memory that others see, or never returns. */
bool cw_bridge_call_is_pure(LLVMValueRef call);

/** The argument of `call` for a parameter of the function that it calls; null if there is none. */
LLVMValueRef cw_bridge_argument_of(LLVMValueRef call, LLVMValueRef parameter);

/** Whether the call is made with the type of `function`. */
bool cw_bridge_call_has_type(LLVMValueRef call, LLVMValueRef function);

/* ---- Functions ---- */

/** A new, empty local function with the attributes that the module wants of every function. */
LLVMValueRef cw_bridge_add_local_function(LLVMModuleRef module, const char *name, LLVMTypeRef type);

/** Has a function without arguments called when the program starts, after the module's other constructors. */
void cw_bridge_call_at_start(LLVMModuleRef module, LLVMValueRef function);

#ifdef __cplusplus
}
#endif

#endif
