/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Taking the dead off a job's stack: children that have ended, handlers that were disposed of.
 *
 * Idea        The dead stay on the stack as tombstones, so ending costs a child nothing but its own last exchange.
 *             Whoever pushes sweeps when the pushes since the last sweep exceed the number of the living (at least 64):
 *             each push then pays for about two nodes of a walk, however many jobs there are.
 *
 * Roles       the sweeper: whoever wins `sweeping`; losing means that somebody else does it, so nobody waits. Only the
 *             sweeper changes the links of a stack in use.
 *
 * Invariants  S1  A living node that was on the stack stays reachable from the top, and from every node above it.
 *             S2  A node is on the stack or on `unlinked`, never on both: it is put there by the sweeper that unlinked
 *                 it.
 *             S3  At most max(64, living) tombstones were pushed since the last sweep that found itself alone.
 *
 * Ordering edges
 *   [D1] --> [D2]  a child's end orders all that was done to it before its freeing (D1: complete.c)
 *   [W1] --> [W2]  a walker's leaving orders its reads before our freeing (W1: walk.c)
 *   [W3] --> [W4]  our finding ourselves alone publishes our links to whoever enters later (W4: walk.c)
 *   [S1] --> [S2]  the end of a sweep hands `unlinked` to the next sweeper
 *
 * Progress    wait-free: one pass, nothing is retried.
 * Lifetime    An unlinked node keeps its `next`, so a walker that stands on it goes on to the living. No ABA at the
 *             top: only the sweeper pops, so the top that it read cannot have come back.
 * Checked by  test/unit/job_sweep_test.c, test/stress/cancel_sweep.c
 */
#include "fields.h"
#include "tree.h"

CW__NONNULL static cw__node *next_of(cw__node *node) {
  /* Relaxed: what `next` leads to is older than the node, and [A2] made it visible with the node. */
  return cw__ref_get(cw__node, next, node, RELAXED);
}

CW__NONNULL static bool is_dead(cw__node *node) {
  if (node->kind == CW__NODE_CHILD) /* [D2] acquire <- [D1]: without it a child's last writes could hit freed memory */
    return cw__word_is_detached(cw__ref_get(cw_job, state, cw__job_of_node(node), ACQUIRE));
  /* Relaxed: who disposed still has a reference, and gives it back with [R1]. */
  return cw__int_get(cw_completion, claim, cw__completion_of_node(node), RELAXED) == CW__CLAIM_DISPOSED;
}

/* ---- What was unlinked ---- */

/* Nodes off the stack have a link of their own, as `next` still serves walkers: what they no longer need otherwise. */
CW__NONNULL static cw__node **unlinked_link(cw__node *node) {
  return node->kind == CW__NODE_CHILD ? (cw__node **)(void *)&cw__job_of_node(node)->task.next
                                      : (cw__node **)(void *)&cw__completion_of_node(node)->unlinked_next;
}

static void release_unlinked(cw__node *first) {
  while (first) {
    cw__node *next = *unlinked_link(first);
    cw__node_release(first);
    first = next;
  }
}

void cw__sweep_release_unlinked(cw_job *job) {
  cw__node *unlinked = job->unlinked;
  job->unlinked = NULL;
  release_unlinked(unlinked);
}

/* ---- One pass ---- */

/* The node right above `below`, which was the top when we read it: among those that were pushed since. */
CW__NONNULL static cw__node *node_above(cw__node *top, const cw__node *below) {
  cw__node *node = top;
  for (cw__node *next; (next = next_of(node)) != below;)
    node = next;
  return node;
}

/* Makes `to` follow where `from`, the top when we read it, follows or is on top. False if the stack was taken. */
__attribute__((nonnull(1, 2))) static bool relink_top(cw_job *job, cw__node *from, cw__node *to) {
  cw__word seen = cw__ref_get(cw_job, state, job, ACQUIRE); /* [A2]: for node_above */
  while (cw__word_top(seen) == from) {
    /* Relaxed would do on success: links are published by [W3], and being a read-modify-write it carries [A1] on. It
       cannot be weaker than on failure, where [A2] acquires what node_above reads. */
    cw__word found = cw__ref_exchange_if(cw_job, state, job, seen, cw__word_with_top(seen, to), ACQUIRE, ACQUIRE);
    if (found == seen)
      return true;
    seen = found;
  }
  cw__node *top = cw__word_top(seen);
  if (!top || cw__phase_is_final(cw__word_phase(seen)))
    return false;
  cw__ref_set(cw__node, next, node_above(top, from), to, RELAXED);
  return true;
}

/* Takes the nodes from `from` up to, not including, `to` off the stack. `previous` is the living node above, if any. */
__attribute__((nonnull(1, 3))) static void unlink_run(cw_job *job, cw__node *previous, cw__node *from, cw__node *to) {
  if (previous)
    cw__ref_set(cw__node, next, previous, to, RELAXED); /* published by [W3] before anything is freed */
  else if (!relink_top(job, from, to))
    return;
  cw__node *unlinked = job->unlinked;
  for (cw__node *node = from; node != to; node = next_of(node)) {
    *unlinked_link(node) = unlinked;
    unlinked = node;
  }
  job->unlinked = unlinked;
}

static cw__node *first_living(cw__node *node) {
  while (node && is_dead(node))
    node = next_of(node);
  return node;
}

/* Unlinks all the dead and answers the number of the living. */
CW__NONNULL static int32_t unlink_dead(cw_job *job) {
  int32_t living = 0;
  cw__word word = cw__ref_get(cw_job, state, job, ACQUIRE); /* [A2] acquire <- [A1]: the nodes' members */
  if (cw__phase_is_final(cw__word_phase(word)))
    return 0;
  cw__node *previous = NULL;
  for (cw__node *node = cw__word_top(word); node; node = next_of(previous)) {
    cw__node *alive = first_living(node);
    if (alive != node)
      unlink_run(job, previous, node, alive);
    if (!alive)
      break;
    living++;
    previous = alive;
  }
  return living;
}

/* ---- A sweep ---- */

/* What may be freed now: all that was unlinked, if we are alone; else nothing, and the next sweep tries again. */
CW__NONNULL static cw__node *take_unlinked_if_alone(cw_job *job) {
  /* [W2] acquire <- [W1]; [W3] release -> [W4]: without them a walker could stand on what we free, before or after. */
  if (cw__int_exchange_if(cw_job, walkers, job, 1, 1, ACQ_REL, RELAXED) != 1)
    return NULL;
  cw__node *unlinked = job->unlinked;
  job->unlinked = NULL;
  return unlinked;
}

CW__NONNULL static cw__node *sweep_as_walker(cw_job *job) {
  int32_t living = unlink_dead(job);
  cw__int_set(cw_job, allowance, job, living > CW__SWEEP_MINIMUM ? living : CW__SWEEP_MINIMUM, RELAXED);
  cw__node *freeable = take_unlinked_if_alone(job);
  /* [S1] release -> [S2]: without it the next sweeper could find `unlinked` as it was before. */
  cw__int_set(cw_job, sweeping, job, 0, RELEASE);
  return freeable;
}

void cw__sweep(cw_job *job) {
  /* [S2] acquire <- [S1] */
  if (cw__int_exchange_if(cw_job, sweeping, job, 0, 1, ACQUIRE, RELAXED) != 0)
    return;
  if (!cw__walk_enter(job))
    return; /* retired: nobody sweeps this job again */
  cw__node *freeable = sweep_as_walker(job);
  cw__walk_leave(job);
  release_unlinked(freeable);
}
