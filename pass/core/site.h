/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The work on one site while it is rewritten: shared by the checks (guard.c) and the rest (rewrite.c).
 */
#ifndef CASTAWAY_PASS_SITE_H
#define CASTAWAY_PASS_SITE_H

#include "plan.h"

/** What the operation works with, in the type of memory; null where it has no such operand. */
typedef struct cw_operands {
  LLVMValueRef value; /* also the constant of `by` */
  LLVMValueRef expected;
  LLVMValueRef desired;
} cw_operands;

/** One site under rewriting. The builder moves from block to block. */
typedef struct cw_site {
  const cw_plan *plan;
  LLVMBuilderRef builder;
  cw_operands operands; /* built after the checks that come before reading them: operands.h */
  LLVMBasicBlockRef lowered;
  LLVMBasicBlockRef reflective; /* the cold path; null: no check stays */
  LLVMBasicBlockRef join;
} cw_site;

/** A new block before the join, named after the operation and the step. */
LLVMBasicBlockRef cw_site_add_block(const cw_site *s, const char *step);

#endif
