/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A retry loop that was recognised, as the proofs leave it for the rewrite:
 *
 *   path    the blocks from the header to the exchange, one after the other; at most one branch leaves the loop on it:
 *           the guard
 *   back    the blocks from a failed exchange to the header
 *
 *     header:                                   %old: the root: a phi, or a load in the loop
 *       %old = phi [ %first, entry ], [ %found, back ]
 *       br i1 %guard, exchange, guard_exit      perhaps
 *     exchange:
 *       %pair = cmpxchg ptr %p, %old, %new
 *       br i1 %success, exit, back
 */
#ifndef CASTAWAY_PASS_RETRY_H
#define CASTAWAY_PASS_RETRY_H

#include "contract/options.h"
#include "machine/machine.h"
#include "raise/reason.h"

#include "shim/loop.h"

#include <llvm-c/Target.h>

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>

enum { CW_RETRY_BLOCKS = 12 };

/** What must be done to the operand of an update. */
typedef enum cw_adapt {
  CW_ADAPT_NOTHING,
  CW_ADAPT_NARROW,    /* truncated to the word's width */
  CW_ADAPT_COMPLEMENT /* complemented */
} cw_adapt;

typedef struct cw_retry {
  cw_analyses *analyses;
  LLVMModuleRef module;
  LLVMValueRef exchange;
  LLVMValueRef pointer;
  LLVMTypeRef type; /* of the word */
  LLVMTypeRef bits; /* the integer type of its width */
  unsigned width;
  cw_loop *loop;
  LLVMBasicBlockRef header;
  LLVMBasicBlockRef path[CW_RETRY_BLOCKS];
  size_t path_count;
  LLVMBasicBlockRef back[CW_RETRY_BLOCKS];
  size_t back_count;
  LLVMValueRef success; /* the branch on success */
  LLVMBasicBlockRef exit;
  LLVMValueRef guard; /* the branch that may leave before the exchange; null: none */
  LLVMBasicBlockRef guard_exit;
  bool guard_leaves_when; /* the condition's value that leaves */
  LLVMValueRef root;      /* the old value: a phi of words or of the exchange's pairs, or a load */
  LLVMValueRef reload;    /* the load in the loop that refreshes it; null: what the exchange found does */
  int order;              /* LLVM's number: at least as strong as every access of the loop */
  bool is_volatile;
  cw_update update;
  LLVMValueRef operand;
  cw_adapt adapt;
  LLVMValueRef peeled; /* the same exchange before the loop, which goes with it; null: none */
  LLVMValueRef guess;  /* the load before the loop, which goes with it; null: none */
} cw_retry;

/**
 * What `value` is once everything is taken off that keeps its bits: casts between integers and pointers, freezing, and
 * taking the word out of an exchange's pair. So what an exchange found is the exchange itself.
 */
LLVMValueRef cw_retry_strip(const cw_retry *retry, LLVMValueRef value);

/** Whether `value` is the old value. */
bool cw_retry_is_old(const cw_retry *retry, LLVMValueRef value);

/** Whether `value` is the old value, or what the exchange found: the same once it has succeeded. */
bool cw_retry_is_old_or_found(const cw_retry *retry, LLVMValueRef value);

/** Whether an instruction of the loop computes it. */
bool cw_retry_is_inside(const cw_retry *retry, LLVMValueRef value);

/** Whether it is the same in every turn: computed outside, or of such values. */
bool cw_retry_is_invariant(const cw_retry *retry, LLVMValueRef value);

/** Whether `value` tells success of the exchange, or the contrary (`*inverted`). */
bool cw_retry_is_success(const cw_retry *retry, LLVMValueRef value, bool *inverted);

/** Whether it makes a difference by which of its two ends the loop is left. */
bool cw_retry_ends_differ(const cw_retry *retry);

#endif
