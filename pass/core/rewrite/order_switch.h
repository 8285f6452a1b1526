/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Orders that are known only when the program runs.
 */
#ifndef CASTAWAY_PASS_ORDER_SWITCH_H
#define CASTAWAY_PASS_ORDER_SWITCH_H

#include "rewrite/atomic.h"

/** Builds the checks of orders that no switch makes: that of a failed exchange, and that of a loop. */
void cw_order_switch_build_checks(cw_site *s);

/** Builds the operation once for each order that it can have; the builder then stands where they join. */
cw_outcome cw_order_switch_build(cw_site *s, LLVMValueRef field);

#endif
