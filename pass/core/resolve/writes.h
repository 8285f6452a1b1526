/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Every write that a variable can get: what its uses say, collected once. A variable may be a struct or an array of
 * which each member is a variable of its own.
 */
#ifndef CASTAWAY_PASS_WRITES_H
#define CASTAWAY_PASS_WRITES_H

#include "contract/unit.h"

/** One write, so many bytes into the variable. */
typedef struct cw_write {
  int64_t offset;
  LLVMValueRef instruction; /* a store, an atomic exchange, or a call that is given the member's address */
} cw_write;

/** All writes, ordered by offset. */
typedef struct cw_writes {
  bool escapes;     /* it can be written in ways that are not listed */
  bool is_volatile; /* an access is volatile: what is read need not be what was written */
  size_t count;
  cw_write entries[];
} cw_writes;

/** The writes to `variable`, a global or a local variable. The unit keeps them. */
const cw_writes *cw_writes_of(cw_unit *unit, LLVMValueRef variable);

/** The value that a write stores; null if it is a call. */
LLVMValueRef cw_write_value(const cw_write *write);

/** The writes to the member of `size` bytes at `offset`: the first one, and how many. False if one covers it partly. */
bool cw_writes_to_member(const cw_unit *unit, const cw_writes *writes, int64_t offset, uint64_t size,
                         const cw_write **first, size_t *count);

/** Whether a user of a global is nothing but part of the table of annotations. */
bool cw_is_annotation(LLVMValueRef user);

/** Whether the instruction only tells where a variable's life starts or ends, or that it no longer changes. */
bool cw_is_marker(LLVMValueRef instruction);

#endif
