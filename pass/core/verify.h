/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Checked builds: each value that was folded is compared with what the look-up answers when the program starts, and a
 * difference ends the program. Two files that were compiled with different packing are found out that way.
 */
#ifndef CASTAWAY_PASS_VERIFY_H
#define CASTAWAY_PASS_VERIFY_H

#include "resolve/target.h"

typedef struct cw_verify {
  cw_unit *unit;
  cw_pointer_set known; /* checks that are made, each by the one string that names it */
  LLVMValueRef function; /* the unit's checks; null: none yet */
  LLVMValueRef differs;  /* what a check calls that fails */
} cw_verify;

void cw_verify_init(cw_verify *verify, cw_unit *unit);
void cw_verify_deinit(cw_verify *verify);

/** To be told of an operation that is proven, before it is rewritten. */
void cw_verify_operation(cw_verify *verify, LLVMValueRef call, const cw_contract *operation, const cw_target *target);

/** To be told of one that is not: what its updater says of itself is checked anyhow, if it is a constant. */
void cw_verify_refused(cw_verify *verify, LLVMValueRef call, const cw_contract *operation);

/** To be told of a look-up that is folded, before it is. */
void cw_verify_lookup(cw_verify *verify, LLVMValueRef call, const cw_contract *lookup, const cw_target *target);

/** Whether any check was made. */
bool cw_verify_has_changed(const cw_verify *verify);

#endif
