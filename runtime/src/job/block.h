/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Memory for jobs: malloc's, behind a small cache of equal blocks in each thread.
 *
 * Why: a sweep frees some 64 jobs in one go and the launches that follow take as many again. That is more than malloc's
 * own per-thread cache holds, so without ours half the time of a launch is spent in malloc's slower bins.
 *
 * Each thread touches only its own cache, so nothing here is shared. A cache holds at most CW__BLOCK_CACHE_LIMIT blocks
 * and is emptied when its thread ends. Builds with AddressSanitizer or ThreadSanitizer have no cache: there each block
 * must be malloc's, to be watched.
 */
#ifndef CASTAWAY_SRC_JOB_BLOCK_H
#define CASTAWAY_SRC_JOB_BLOCK_H

#include <stdbool.h>
#include <stddef.h>

enum {
  CW__BLOCK_SIZE = 192,       /* a job with a frame of 64 bytes; larger ones are malloc's alone */
  CW__BLOCK_CACHE_LIMIT = 256 /* blocks: 48 KiB in each thread that launches */
};

/* Whether a block of this size can come from the cache and go there. */
static inline bool cw__block_is_small(size_t size) {
  return size <= CW__BLOCK_SIZE;
}

/* A block of CW__BLOCK_SIZE bytes for any type; null: no memory. */
void *cw__block_allocate(void);
__attribute__((nonnull)) void cw__block_free(void *block);

#endif
