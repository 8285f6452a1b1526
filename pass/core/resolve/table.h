/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Calls through constant tables of functions: `updater->operations->add(updater, …)`. For the time of a run they are
 * bound to the helpers that they are sure to reach, so that all else sees direct calls.
 */
#ifndef CASTAWAY_PASS_TABLE_H
#define CASTAWAY_PASS_TABLE_H

#include "contract/unit.h"

/** The calls that are bound. */
typedef struct cw_bound_calls {
  LLVMValueRef *callees; /* what each one called, by its number */
  size_t count;
  size_t capacity;
} cw_bound_calls;

/** Binds every call through a table that is sure to reach a helper. */
void cw_bind_calls(cw_unit *unit, cw_bound_calls *bound);

/** Gives those that are left, lowered with checks or not at all, back what they called. */
void cw_release_calls(const cw_unit *unit, cw_bound_calls *bound);

#endif
