/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Descriptors that are written by hand against the structs that they describe.
 */
#ifndef CASTAWAY_REFLECT_CHECK_H
#define CASTAWAY_REFLECT_CHECK_H

#include "options.h"
#include "report.h"

/** Reports as warnings what the descriptors of a translation unit claim and the structs do not bear out. */
void cw_check(cw_arena *arena, cw_report *report, CXTranslationUnit unit, const cw_options *options);

#endif
