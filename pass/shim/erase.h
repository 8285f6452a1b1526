/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Erasing what has become useless: lists of values that may vanish, dead instructions, branches that are decided,
 * functions that do nothing. LLVM-C has no handles that survive an erasure, so they are here.
 */
#ifndef CASTAWAY_PASS_ERASE_H
#define CASTAWAY_PASS_ERASE_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Values, each of which reads as null once it has been erased. */
typedef struct cw_weak_list cw_weak_list;

cw_weak_list *cw_weak_list_create(void);
void cw_weak_list_destroy(cw_weak_list *list);
void cw_weak_list_add(cw_weak_list *list, LLVMValueRef value);
size_t cw_weak_list_count(const cw_weak_list *list);
LLVMValueRef cw_weak_list_at(const cw_weak_list *list, size_t i);
/** Removes the first `count` values. */
void cw_weak_list_drop(cw_weak_list *list, size_t count);

/** Told of every operand of an instruction that is about to be erased. */
typedef void cw_operand_visitor(LLVMValueRef operand, void *context);

/** Erases those of the instructions in `list`, and of their operands, that have neither uses nor effects. */
void cw_erase_dead_instructions(cw_weak_list *list, cw_operand_visitor *visit, void *context);

/** Whether an instruction that is not used could be left out. */
bool cw_erase_is_pure(LLVMValueRef instruction);

/** What `value` is if the instruction `known` is the constant `constant`; null if that cannot be told. */
LLVMValueRef cw_erase_evaluate(LLVMValueRef value, LLVMValueRef known, LLVMValueRef constant);

/** Replaces the terminator of `block` by a plain branch if its condition is a constant. */
void cw_erase_decided_branch(LLVMBasicBlockRef block);

/** Erases the blocks of `function` that cannot be reached. */
void cw_erase_unreachable_blocks(LLVMValueRef function);

/** Whether a call of `function`, which takes no arguments, does nothing that could be seen, whenever it happens. */
bool cw_erase_does_nothing(LLVMValueRef function);

/** Whether this definition may vanish where nothing in the module uses it, and stands for nothing else. */
bool cw_erase_is_discardable(LLVMValueRef global);

/** Erases variables that only use each other. */
void cw_erase_globals(LLVMValueRef *globals, size_t count);

/** Erases a local function that nothing uses; whether it was one. `visit` is told of every operand in it. */
bool cw_erase_unused_function(LLVMValueRef function, cw_operand_visitor *visit, void *context);

/** Erases a named metadata node, if there is one. */
void cw_erase_named_metadata(LLVMModuleRef module, const char *name);

#ifdef __cplusplus
}
#endif

#endif
