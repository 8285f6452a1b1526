/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The checks of a plan as instructions.
 */
#ifndef CASTAWAY_PASS_GUARD_H
#define CASTAWAY_PASS_GUARD_H

#include "rewrite/site.h"

/** Builds every check that stays before the operation; the builder then stands where all of them hold. */
void cw_guard_build(cw_site *s);

/** Builds the check that `value` is null or of the field's value class; the builder then stands where it holds. */
void cw_guard_build_value_check(cw_site *s, LLVMValueRef value);

/** The builder goes on where `holds`, in a block named after `step`; elsewhere the cold path is taken. */
void cw_guard_require(cw_site *s, LLVMValueRef holds, const char *step);

#endif
