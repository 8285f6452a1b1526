/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Being on a job's stack without its nodes being freed underfoot.
 *
 * Idea        A count of walkers per job. Only a sweep takes nodes off a stack in use, and it frees them only if it was
 *             the sole walker at a moment after it had unlinked them; who enters later cannot reach them any more. At
 *             the job's end the stack is taken whole; RETIRED then keeps everybody out, and the last one out frees it.
 *
 * Roles       walkers: cancellers, sweepers, the thread that closes or finalises the job. All of them keep the job
 *             itself alive: by a reference, or because it cannot end without them.
 *
 * Invariants  W1  A node that was reachable when a walker entered is not freed before that walker leaves.
 *             W2  RETIRED is set once, by the finaliser; the count only falls afterwards.
 *             W3  Exactly one thread finds that it was the last out of a retired stack.
 *
 * Ordering edges
 *   [W1] --> [W2]  leaving orders a walker's reads before a sweep's (or the last one's) freeing
 *   [W3] --> [W4]  a sweep's finding itself alone publishes what it unlinked to whoever enters later
 *   (W3 is in sweep.c)
 *
 * Progress    enter: lock-free; leave, retire: wait-free.
 *
 * Linearisation points  the successful exchange, the addition.
 *
 * Checked by  test/stress/cancel_sweep.c
 */
#include "fields.h"
#include "latch.h"
#include "tree.h"

bool cw__walk_enter(cw_job *job) {
  int32_t seen = cw__int_get(cw_job, walkers, job, RELAXED);
  while (!(seen & CW__RETIRED)) {
    /* [W4] acquire <- [W3]: without it the walk could follow a link to what the sweep has freed. */
    int32_t found = cw__int_exchange_if(cw_job, walkers, job, seen, seen + 1, ACQUIRE, RELAXED);
    if (found == seen)
      return true;
    seen = found;
  }
  return false;
}

void cw__chain_release(cw__node *first) {
  while (first) {
    /* Relaxed: the chain is the caller's alone. */
    cw__node *next = cw__ref_get(cw__node, next, first, RELAXED);
    cw__node_release(first);
    first = next;
  }
}

/* The stack is the caller's alone. The last touch of a scope's storage is the latch. */
CW__NONNULL static void free_stack(cw_job *job) {
  cw__chain_release(job->orphans);
  cw__sweep_release_unlinked(job);
  if (!job->parent)
    cw__latch_open(&cw__scope_of_root(job)->done);
}

void cw__walk_leave(cw_job *job) {
  /* [W1] release -> [W2]: without it our reads could come after the freeing. [W2] acquire: for our own freeing. */
  if (cw__int_add(cw_job, walkers, job, -1, ACQ_REL) == CW__RETIRED + 1)
    free_stack(job);
}

void cw__walk_retire(cw_job *job) {
  /* As in cw__walk_leave; the release also hands `orphans` to the last one out. */
  if (cw__int_add(cw_job, walkers, job, CW__RETIRED - 1, ACQ_REL) == 1)
    free_stack(job);
}
