/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Puts the instruction in the place of the loop.
 */
#ifndef CASTAWAY_PASS_RAISE_REWRITE_LOOP_H
#define CASTAWAY_PASS_RAISE_REWRITE_LOOP_H

#include "raise/retry.h"

/** Rewrites a loop that is an update. Its function's analyses, and all that was found in it, are of no use any more. */
void cw_rewrite_loop(const cw_retry *retry);

#endif
