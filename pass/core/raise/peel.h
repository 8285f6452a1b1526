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

/**
 * Whether `exchange`, which repeats for a loop further out, is the first turn of a retry loop further in, which the
 * optimiser has taken out of that. It is no loop of its own to speak of.
 *
 *   outer:                                             what the program does again and again
 *     %pair0 = cmpxchg ptr %p, …
 *     br i1 %success0, next, inner
 *   inner:
 *     %pair = cmpxchg ptr %p, …                        at the same place in the source
 *     br i1 %success, next, inner
 */
bool cw_peel_is_first_turn(cw_analyses *analyses, LLVMValueRef exchange);

#endif
