/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Constants that only what was lowered referred to: updaters, classes, fields, names.
 */
#ifndef CASTAWAY_PASS_ORPHAN_H
#define CASTAWAY_PASS_ORPHAN_H

#include "clean/cleanup.h"

/** Erases the roots that nothing uses any more, and the constants that were kept by them or by each other. */
void cw_orphans_erase(cw_cleanup *cleanup);

#endif
