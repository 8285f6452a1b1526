/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The one allocation of the compiler's side; see allocate.h.
 */
#include "allocate.h"

#include <stdio.h>
#include <stdlib.h>

void *cw_allocate(size_t size) {
  void *memory = calloc(1, size);
  if (memory == NULL) {
    fputs("castaway: out of memory\n", stderr);
    abort();
  }
  return memory;
}
