/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is said of a retry loop: what became of it, or the one reason why not, what the source could do about it, and
 * what it costs.
 */
#ifndef CASTAWAY_PASS_RAISE_REMARK_H
#define CASTAWAY_PASS_RAISE_REMARK_H

#include "pointer_map.h"
#include "raise/judge.h"

/** Says it, once for each place and verdict. */
void cw_loop_remark(const cw_loop_verdict *verdict, cw_machine machine, cw_pointer_set *said);

#endif
