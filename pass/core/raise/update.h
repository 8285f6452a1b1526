/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which operation the new value is of the old one.
 */
#ifndef CASTAWAY_PASS_RAISE_UPDATE_H
#define CASTAWAY_PASS_RAISE_UPDATE_H

#include "raise/retry.h"

/** Fills in the update and its operand. The reason why the new value is none, if it is none. */
cw_loop_reason cw_update_recognise(cw_retry *retry);

#endif
