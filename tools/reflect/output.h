/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Writing files: whole or not at all, and only where something changed, so that what depends on them is not built
 * again without need.
 */
#ifndef CASTAWAY_REFLECT_OUTPUT_H
#define CASTAWAY_REFLECT_OUTPUT_H

#include "arena.h"

#include <stdbool.h>

/** Makes `content` the content of the file. Errors: false, it has been said, and the file is as it was. */
bool cw_output_write(cw_arena *arena, const char *path, const char *content, size_t length);

#endif
