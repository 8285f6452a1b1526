/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Recognising: the shape of a retry loop, what stands in it, and where its old value comes from.
 */
#ifndef CASTAWAY_PASS_RAISE_LOOP_H
#define CASTAWAY_PASS_RAISE_LOOP_H

#include "raise/retry.h"

/**
 * Fills in all of `retry` but the update from its analyses and its exchange, which may repeat. The first reason why the
 * loop is none to raise.
 */
cw_loop_reason cw_loop_recognise(cw_retry *retry, cw_volatile_policy volatiles);

#endif
