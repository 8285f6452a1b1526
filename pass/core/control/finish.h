/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The end of a pipeline, behind all passes of the plugin: what one compilation leaves to the next one, the link, which
 * merges units.
 */
#ifndef CASTAWAY_PASS_FINISH_H
#define CASTAWAY_PASS_FINISH_H

#include "control/control.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

/**
 * Writes the options of the source on the functions, where a link follows, and takes them off where none does; whether
 * the module changed.
 */
bool cw_finish_options(LLVMModuleRef module, cw_moment moment);

/** Whether there is anything in the module that the plugin may work on: contracts or atomic operations. */
bool cw_finish_is_concerned(LLVMModuleRef module);

#endif
