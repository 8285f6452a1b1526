/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Constructors and destructors of the module that have nothing to do any more.
 */
#ifndef CASTAWAY_PASS_CONSTRUCTOR_H
#define CASTAWAY_PASS_CONSTRUCTOR_H

#include "clean/cleanup.h"

/** Drops those that something was taken out of, directly or in what they call, and that do nothing now. */
void cw_constructors_drop(cw_cleanup *cleanup);

#endif
