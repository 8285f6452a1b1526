/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Loops around compare-and-exchange instructions, and what stands in them, as LLVM's analyses see it.
 */
#ifndef CASTAWAY_PASS_LOOP_H
#define CASTAWAY_PASS_LOOP_H

#include "bridge.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A natural loop; valid until its function is forgotten (cw_bridge_forget_function). */
typedef struct cw_loop cw_loop;

/** The innermost loop around `instruction`; null if there is none. */
cw_loop *cw_loop_around(cw_analyses *analyses, LLVMValueRef instruction);

/** Whether the instruction may run again and again, in a natural loop or in any other cycle. */
bool cw_loop_may_repeat(cw_analyses *analyses, LLVMValueRef instruction);

bool cw_loop_has_inner(const cw_loop *loop);
LLVMBasicBlockRef cw_loop_header(const cw_loop *loop);
unsigned cw_loop_block_count(const cw_loop *loop);
bool cw_loop_contains(const cw_loop *loop, LLVMBasicBlockRef block);

/** The only block outside the loop that enters it, whatever else it does; null if there are several. */
LLVMBasicBlockRef cw_loop_entry(const cw_loop *loop);

/** Lets every use outside the loop of a value that it computes pass a phi where the loop ends. */
void cw_loop_close(cw_analyses *analyses, cw_loop *loop);

/** What an instruction in a loop is. */
typedef enum cw_step {
  CW_STEP_PURE,     /* computes a value of its operands alone, and may be computed anywhere */
  CW_STEP_HINT,     /* tells the processor or the optimiser something, and computes nothing */
  CW_STEP_BARRIER,  /* empty assembly: the compiler moves no access of memory across it; the processor may */
  CW_STEP_LOAD,
  CW_STEP_STORE,    /* writes memory, perhaps atomically */
  CW_STEP_EXCHANGE, /* compares and exchanges */
  CW_STEP_CALL,
  CW_STEP_OTHER
} cw_step;

/** Of an instruction that is neither a phi nor a terminator. */
cw_step cw_loop_step(LLVMValueRef instruction);

/** Whether a hint is one to the processor that it waits: it goes with the loop. */
bool cw_loop_is_spin_hint(LLVMValueRef instruction);

/* ---- Values ---- */

/** The number that LLVM-C gives the operation if `value` is the smaller or larger of `*a` and `*b`; else -1. */
int cw_loop_minimum_or_maximum(LLVMValueRef value, LLVMValueRef *a, LLVMValueRef *b);

/** Whether the integer `value` has exactly one bit set. */
bool cw_loop_is_single_bit(LLVMModuleRef module, LLVMValueRef value);

/** What `value` is the complement of: a constant's own, or the operand of a `not`; null if it is none. */
LLVMValueRef cw_loop_complement(LLVMValueRef value);

/** What `value` with `old` as `first` is, as far as constants make it a constant; null otherwise. */
LLVMValueRef cw_loop_fold(LLVMModuleRef module, LLVMValueRef value, LLVMValueRef old, LLVMValueRef first);

/** Whether two instructions would compute the same of the same operands. */
bool cw_loop_is_same_operation(LLVMValueRef a, LLVMValueRef b);

/** Whether the address is a number that the program chose, as those of devices are. */
bool cw_loop_is_fixed_address(LLVMValueRef pointer);

/* ---- Accesses ---- */

/** LLVM's number of an order at least as strong as both. */
int cw_loop_merge_orders(int a, int b);

/** Whether two atomic accesses have one synchronisation scope. */
bool cw_loop_is_same_scope(LLVMValueRef a, LLVMValueRef b);

/**
 * `atomicrmw [volatile] <operation> ptr, value <order>` before `where`, with what the exchange says of the word:
 * address, scope, alignment, metadata, debug location.
 */
LLVMValueRef cw_loop_build_update(LLVMValueRef where, LLVMValueRef exchange, LLVMAtomicRMWBinOp operation,
                                  LLVMValueRef value, int order, bool is_volatile);

/* ---- Taking apart ---- */

/** Deletes blocks that nothing outside them leads to any more. */
void cw_loop_delete_blocks(LLVMBasicBlockRef *blocks, size_t count);

/** Deletes what is of no use in a block any more; debug info of variables is kept where it can be. */
void cw_loop_sweep(LLVMBasicBlockRef block);

/** Replaces the phis of a block by their values, if it has one predecessor. */
void cw_loop_fold_phis(LLVMBasicBlockRef block);

#ifdef __cplusplus
}
#endif

#endif
