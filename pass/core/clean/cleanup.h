/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Clean-up: what only the lowered calls needed goes with them. Dead operands, updaters that nobody reads and the calls
 * that made them, constructors that are empty then, descriptors and names.
 *
 * Only what a lowered call used is ever looked at, so that a module in which nothing was lowered stays as it is, and
 * what a user left unused stays, too.
 */
#ifndef CASTAWAY_PASS_CLEANUP_H
#define CASTAWAY_PASS_CLEANUP_H

#include "contract/unit.h"

#include "shim/erase.h"

typedef struct cw_cleanup {
  cw_unit *unit;
  bool takes_lookups;     /* unused look-ups may go; early runs leave them, to be reported when they are folded */
  bool is_last;           /* no later run continues */
  cw_weak_list *dead;     /* instructions that may have lost their last use */
  cw_weak_list *lookups;  /* look-ups that may have lost it */
  cw_weak_list *suspects; /* variables that may have lost their last reader */
  cw_weak_list *roots;    /* globals that lost a use, each once */
  cw_pointer_set known;   /* the same, as a set */
  cw_pointer_set retired; /* variables that have no uses any more */
  cw_pointer_set touched; /* functions that something was taken out of */
  bool changed;
} cw_cleanup;

void cw_cleanup_init(cw_cleanup *cleanup, cw_unit *unit, bool takes_lookups, bool is_last);
void cw_cleanup_deinit(cw_cleanup *cleanup);

/** To be told of each call that is lowered or folded, before it is changed. */
void cw_cleanup_note_call(cw_cleanup *cleanup, LLVMValueRef call);

/** Removes what is left over. Handles of instructions are not valid afterwards. Whether anything changed. */
bool cw_cleanup_run(cw_cleanup *cleanup);

/** An operand lost a use: notes what may be dead therefore. For the parts of the clean-up. */
void cw_cleanup_note_operand(LLVMValueRef operand, void *cleanup);

/** The variables that `value`, which goes, is stored in may have no other purpose. */
void cw_cleanup_note_destinations(cw_cleanup *cleanup, LLVMValueRef value);

/** Removes a call, store or marker, and notes its operands. */
void cw_cleanup_remove(cw_cleanup *cleanup, LLVMValueRef instruction);

#endif
