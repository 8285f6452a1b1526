/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The rewrite: a proven call becomes its atomic instruction, behind the checks that stay.
 */
#ifndef CASTAWAY_PASS_REWRITE_H
#define CASTAWAY_PASS_REWRITE_H

#include "prove/plan.h"

/** Rewrites the site. Where a check stays, the call lives on as the cold path; else it is gone. */
void cw_rewrite(const cw_plan *plan);

#endif
