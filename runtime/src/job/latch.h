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

/* The states, in this order. A waiter says that it will sleep: without one, opening needs no system call. */
enum { CW__LATCH_CLOSED, CW__LATCH_WAITED_FOR, CW__LATCH_OPEN };

static inline void cw__latch_init(cw__latch *latch) {
  cw__field_init(latch, state, CW__LATCH_CLOSED);
}

/* The latch may be gone as soon as it is open: the wake-up that follows takes its address only. */
CW__NONNULL static inline void cw__latch_open(cw__latch *latch) {
  /* [T1] release -> [T2]: without it the waiter could miss what it has waited for. */
  if (cw__int_exchange(cw__latch, state, latch, CW__LATCH_OPEN, RELEASE) == CW__LATCH_WAITED_FOR)
    cw__futex_wake(&latch->state);
}

/* Whether it is open; if not, whoever opens it will wake us. [T2] acquire <- [T1]. */
CW__NONNULL static inline bool cw__latch_announce(cw__latch *latch) {
  return cw__int_exchange_if(cw__latch, state, latch, CW__LATCH_CLOSED, CW__LATCH_WAITED_FOR, ACQUIRE, ACQUIRE) ==
         CW__LATCH_OPEN;
}

/* One thread at a time. */
CW__NONNULL static inline void cw__latch_wait(cw__latch *latch) {
  if (cw__int_get(cw__latch, state, latch, ACQUIRE) == CW__LATCH_OPEN) /* [T2] */
    return;
  while (!cw__latch_announce(latch))
    cw__futex_wait(&latch->state, CW__LATCH_WAITED_FOR);
}

#endif
