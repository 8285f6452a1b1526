/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Allocation inside the compiler, which does as the compiler does: running out of memory ends it.
 */
#ifndef CASTAWAY_PASS_ALLOCATE_H
#define CASTAWAY_PASS_ALLOCATE_H

#include <stddef.h>

/** `size` zeroed bytes, to be given to free. Never null: if there is no memory it says so and aborts. */
void *cw_allocate(size_t size);

#endif
