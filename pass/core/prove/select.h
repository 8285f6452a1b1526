/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Helpers that do one of several operations, as an argument says by its code.
 */
#ifndef CASTAWAY_PASS_SELECT_H
#define CASTAWAY_PASS_SELECT_H

#include "prove/plan.h"

/** Gives the plan of a `select` the contract of the one operation that its call chooses. Other plans stay. */
cw_reason cw_select_resolve(cw_plan *plan);

#endif
