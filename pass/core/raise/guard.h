/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Whether the update changes nothing of the old values at which the loop ends without an exchange.
 */
#ifndef CASTAWAY_PASS_RAISE_GUARD_H
#define CASTAWAY_PASS_RAISE_GUARD_H

#include "raise/retry.h"

/**
 * Proves the guard of a loop that has one and whose update is known. A maximum or minimum may be written as an exchange
 * behind a comparison, so the update may become another. The reason why the guard is none, if it is none.
 */
cw_loop_reason cw_guard_prove(cw_retry *retry);

#endif
