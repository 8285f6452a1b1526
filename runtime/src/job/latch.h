/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Something to wait for, once: a scope's end, a join.
 *
 * Ordering edge [T1] --> [T2]  all that happened before the opening is visible to who has waited.
 * Progress: open is wait-free but for the system call; wait blocks.
 */
#ifndef CASTAWAY_SRC_JOB_LATCH_H
#define CASTAWAY_SRC_JOB_LATCH_H

#include "../platform/futex.h"
#include "fields.h"

static inline void cw__latch_init(cw__latch *latch) { cw__field_init(latch, open, 0); }

/* The latch may be gone as soon as it is open: the wake-up that follows takes its address only. */
CW__NONNULL static inline void cw__latch_open(cw__latch *latch) {
  /* [T1] release -> [T2]: without it the waiter could miss what it has waited for. */
  cw__int_set(cw__latch, open, latch, 1, RELEASE);
  cw__futex_wake(&latch->open);
}

/* [T2] acquire <- [T1] */
CW__NONNULL static inline bool cw__latch_is_open(cw__latch *latch) {
  return cw__int_get(cw__latch, open, latch, ACQUIRE) != 0;
}

/* One thread at a time. */
CW__NONNULL static inline void cw__latch_wait(cw__latch *latch) {
  while (!cw__latch_is_open(latch))
    cw__futex_wait(&latch->open, 0);
}

#endif
