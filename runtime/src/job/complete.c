/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The end of a job: closing it when its body has returned, waiting for its children without blocking anybody, fixing
 * the outcome, and leaving the tree.
 *
 * Idea        A job with an empty stack ends with one exchange. Otherwise the runner closes it, sets AWAITED on each
 *             child that has not left yet, and adds their number to `pending`; a child that leaves and finds AWAITED in
 *             the word that it replaces subtracts one. The sum is zero exactly once after the addition, and whoever
 *             makes it zero finalises the parent, then perhaps the parent's parent: in a loop, so that depth costs no
 *             stack.
 *
 * Roles       the runner, which closes; the finaliser: the runner itself, or the last child's finaliser.
 *
 * Invariants  E1  A job's outcome is fixed after all its children have left, hence after their handlers have returned.
 *             E2  Each job is finalised exactly once.
 *             E3  Leaving (DETACHED) is the last touch of a job by its finaliser; with AWAITED it goes on to the
 *                 parent, which cannot end before.
 *
 * Ordering edges
 *   [A2] <-- [A1]  closing and finalising acquire the nodes (A1: attach.h)
 *   [D1] --> [D2]  leaving publishes all that the job did, and orders it before its freeing (D2: sweep.c,
 *                  await_child)
 *   [N1] --> [N2]  a child's subtraction hands all that it did to the thread that makes `pending` zero
 *   [F1] --> [F2]  fixing the outcome publishes all that the job did to whoever finds it final (F2: job.c)
 *   (walk.c: what keeps the nodes while we walk)
 *
 * Progress    lock-free; the steps are as many as there are nodes.
 *
 * Linearisation points  outcome: the exchange to a final phase. Leaving: the exchange to DETACHED.
 *
 * Checked by  test/unit/job_completion_test.c, test/unit/job_depth_test.c, test/stress/attach_complete.c
 */
#include "fields.h"
#include "tree.h"

/* ---- Closing ---- */

/* Ends a job without nodes in one step: true, and `*replaced` is its word before. A scope's own job never ends so. */
__attribute__((nonnull(1, 3))) static bool try_leave_at_once(cw_job *job, cw__word guess, cw__word *replaced) {
  cw__word seen = guess;
  while (!cw__word_top(seen)) {
    /* [D1] and [F1] release: without it who sees the end could miss what led to it. Acquire: AWAITED's [N1]. */
    cw__word found = cw__ref_exchange_if(cw_job, state, job, seen, cw__word_detached(seen), ACQ_REL, RELAXED);
    if (found == seen) {
      *replaced = seen;
      return true;
    }
    seen = found;
  }
  return false;
}

CW__NONNULL static void close_to_children(cw_job *job) {
  cw__word seen = cw__ref_get(cw_job, state, job, RELAXED);
  for (;;) {
    cw__word wanted = cw__word_with_phase(seen, cw__phase_closed(cw__word_phase(seen)));
    /* Release: a canceller that finds the job closed sees what its body did. */
    cw__word found = cw__ref_exchange_if(cw_job, state, job, seen, wanted, RELEASE, RELAXED);
    if (found == seen)
      return;
    seen = found;
  }
}

/* Whether the child will report its end; false if it has left. */
CW__NONNULL static bool await_child(cw_job *child) {
  cw__word seen = cw__ref_get(cw_job, state, child, ACQUIRE); /* [D2] acquire <- [D1], here and on failure */
  while (!cw__word_is_detached(seen)) {
    /* On success relaxed would do: the child needs nothing of ours but the parent, which it has known all along. */
    cw__word found = cw__ref_exchange_if(cw_job, state, child, seen, cw__word_awaited(seen), ACQUIRE, ACQUIRE);
    if (found == seen)
      return true;
    seen = found;
  }
  return false;
}

/* The number of children that will report to `pending`. The caller is a walker. */
CW__NONNULL static int32_t await_children(cw_job *job) {
  int32_t count = 0;
  cw__word word = cw__ref_get(cw_job, state, job, ACQUIRE); /* [A2] acquire <- [A1] */
  for (cw__node *node = cw__word_top(word); node; node = cw__ref_get(cw__node, next, node, RELAXED))
    if (node->kind == CW__NODE_CHILD && await_child(cw__job_of_node(node)))
      count++;
  return count;
}

/* Adds to `pending`; whether it is zero now, so that the caller finalises. */
CW__NONNULL static bool settle_pending(cw_job *job, int32_t delta) {
  /* [N1] release -> [N2], [N2] acquire: without them the finaliser could miss what a child or the body did. */
  return cw__int_add(cw_job, pending, job, delta, ACQ_REL) == -delta;
}

/* ---- Ending ---- */

/* Becomes a walker of a job that is not final; not refused, as only its finaliser retires the stack. */
CW__NONNULL static void enter(cw_job *job) {
  (void)cw__walk_enter(job);
}

/* Fixes the outcome and takes the stack. */
CW__NONNULL static cw__node *fix_outcome(cw_job *job) {
  cw__word seen = cw__ref_get(cw_job, state, job, RELAXED);
  for (;;) {
    cw__word wanted = cw__word_with_top(cw__word_with_phase(seen, cw__phase_final(cw__word_phase(seen))), NULL);
    /* [F1] release -> [F2]; [A2] acquire <- [A1]: for handlers that were added since. */
    cw__word found = cw__ref_exchange_if(cw_job, state, job, seen, wanted, ACQ_REL, RELAXED);
    if (found == seen)
      return cw__word_top(seen);
    seen = found;
  }
}

/* No child is left. The caller is a walker. For a scope's own job this is the end of everything, and it is gone. */
CW__NONNULL static void finalise(cw_job *job) {
  job->orphans = fix_outcome(job);
  cw__completions_run(job, job->orphans);
  cw__walk_retire(job);
}

/* The job's last touch; whether its parent awaits it. */
CW__NONNULL static bool leave(cw_job *job) {
  /* Relaxed: final, so only the parent's AWAITED can still come, and it keeps the phase. */
  cw__word last = cw__word_detached(cw__ref_get(cw_job, state, job, RELAXED));
  /* [D1] release -> [D2]: without it who frees the job, or goes on after its end, could be overtaken by what led to
     it. */
  return cw__word_is_awaited(cw__ref_exchange(cw_job, state, job, last, ACQ_REL));
}

/* Finalises the job, of which the caller is a walker, and then each ancestor of which that was the last child. */
CW__NONNULL static void finalise_upwards(cw_job *job) {
  for (;;) {
    cw_job *parent = job->parent; /* before the job leaves, and may be freed */
    finalise(job);
    if (!parent || !leave(job) || !settle_pending(parent, -1))
      return;
    job = parent;
    enter(job);
  }
}

void cw__job_complete(cw_job *job, cw__word guess) {
  cw_job *parent = job->parent;
  cw__word replaced;
  if (parent && try_leave_at_once(job, guess, &replaced)) {
    if (cw__word_is_awaited(replaced) && settle_pending(parent, -1)) {
      enter(parent);
      finalise_upwards(parent);
    }
    return;
  }
  close_to_children(job);
  enter(job);
  int32_t count = await_children(job);
  if (count > 0) {
    cw__walk_leave(job); /* before the addition: after it, others may end the job */
    if (!settle_pending(job, count))
      return;
    enter(job);
  }
  finalise_upwards(job);
}
