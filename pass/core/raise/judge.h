/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The verdict on one loop: what it is, and whether the target gains by its instruction.
 */
#ifndef CASTAWAY_PASS_RAISE_JUDGE_H
#define CASTAWAY_PASS_RAISE_JUDGE_H

#include "raise/retry.h"

typedef struct cw_loop_verdict {
  cw_retry retry;
  cw_loop_reason reason; /* NONE: it is an update */
  cw_verdict gain;       /* of an update */
  bool raised;           /* or would be */
} cw_loop_verdict;

/** Judges the loop around an exchange that may repeat. */
void cw_loop_judge(cw_loop_verdict *verdict, cw_analyses *analyses, LLVMValueRef exchange, cw_volatile_policy volatiles,
                   cw_machine machine);

#endif
