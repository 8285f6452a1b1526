/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The work on one site while it is rewritten: its blocks, from where the call stood to where the program goes on. The
 * checks (guard.c) and the operation (rewrite.c) fill them.
 */
#ifndef CASTAWAY_PASS_SITE_H
#define CASTAWAY_PASS_SITE_H

#include "prove/plan.h"

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
  LLVMBasicBlockRef head;       /* where the call stood */
  LLVMBasicBlockRef lowered;    /* the operation */
  LLVMBasicBlockRef reflective; /* the cold path; null: no check stays */
  LLVMBasicBlockRef join;
  LLVMBasicBlockRef handler; /* where the call, an invoke, unwinds to; null: it is a plain call */
} cw_site;

/** Cuts the call's block open where the call stands; the builder stands at its open end. */
void cw_site_open(cw_site *s);

/** The builder stands at the end of the operation: joins that way, whose result replaces the call's, and the cold one.
 */
void cw_site_close(cw_site *s, LLVMValueRef result);

/** Puts `result` (null: none) and the way on in the place of a call that is no longer made, without new blocks. */
void cw_site_replace_call(LLVMValueRef call, LLVMValueRef result);

/** A new block before the join, named after the operation and the step. */
LLVMBasicBlockRef cw_site_add_block(const cw_site *s, const char *step);

/** A call that unwinds to where the site's own call would; the builder then stands where it has returned. */
LLVMValueRef cw_site_build_call(cw_site *s, LLVMTypeRef type, LLVMValueRef function, LLVMValueRef *arguments,
                                unsigned count, const char *name);

/**
 * An i1 for later sites in the same function: whether this site's checks all held. Asked for before this site is
 * rewritten, which sets it.
 */
LLVMValueRef cw_site_passed(cw_plan *plan);

/** Marks a call so that no run takes it for a site, as a cold path is marked. */
void cw_site_mark_call(const cw_unit *unit, LLVMValueRef call);

/** Whether the call is a cold path that an earlier rewrite left. */
bool cw_site_is_cold_path(LLVMValueRef call);

#endif
