/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Values of the loop as they are once the loop is over: every one is computed of the old value, of whether the exchange
 * succeeded, and of what does not change in the loop, so it can be computed anew of what the instruction returned.
 */
#ifndef CASTAWAY_PASS_RAISE_SETTLE_H
#define CASTAWAY_PASS_RAISE_SETTLE_H

#include "raise/retry.h"

typedef struct cw_settle {
  const cw_retry *retry;
  LLVMBuilderRef builder; /* where values are computed */
  LLVMValueRef found;     /* the old value, by the instruction; null before it is there: of invariant values alone */
  struct cw_settled {
    LLVMValueRef before;
    LLVMValueRef after;
  } *settled;
  size_t count;
  size_t capacity;
} cw_settle;

/** What `value` is when the exchange has succeeded, or would have, on the old value. */
LLVMValueRef cw_settle_value(cw_settle *settle, LLVMValueRef value);

void cw_settle_deinit(cw_settle *settle);

#endif
