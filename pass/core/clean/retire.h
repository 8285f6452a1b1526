/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Variables of updaters, offsets and handles that nobody reads any more, and the calls that set them.
 */
#ifndef CASTAWAY_PASS_RETIRE_H
#define CASTAWAY_PASS_RETIRE_H

#include "clean/cleanup.h"

/**
 * Takes every write of `variable` out of the program, if nothing reads it and each write may go. A creation may if it
 * is sure to succeed: its contract says that the updater which it allocates can then be done without.
 */
void cw_retire_variable(cw_cleanup *cleanup, LLVMValueRef variable);

/** Takes out a look-up that nobody uses, if it is sure to find its field. */
void cw_retire_lookup(cw_cleanup *cleanup, LLVMValueRef call);

#endif
