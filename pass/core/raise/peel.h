/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A first try that the optimiser, or the program, made before the loop: the same exchange, which goes with it. The load
 * before that, whose only purpose was to guess the word, goes as well.
 */
#ifndef CASTAWAY_PASS_RAISE_PEEL_H
#define CASTAWAY_PASS_RAISE_PEEL_H

#include "raise/retry.h"

/** Finds both, and makes the loop's order at least as strong as theirs. */
void cw_peel_find(cw_retry *retry);

#endif
