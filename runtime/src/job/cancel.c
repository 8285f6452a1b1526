/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Cancelling a job and everything below it.
 *
 * Idea        One exchange per job turns its phase into the cancelled one and, if the body was parked, takes the
 *             wake-up with it. The thread that made this exchange *marked* the job; it alone goes on to the job's
 *             children. Those without children are done with the exchange; the others join a list through their own
 *             memory, so that a tree of any depth needs no stack. Bodies of the unconfined dispatcher run when the
 *             whole tree is marked.
 *
 * Roles       the canceller that marked a job; several cancellers may be in one tree, each in the parts that it marked.
 *
 * Invariants  X1  Each job is marked by at most one thread, and never once its outcome is fixed.
 *             X2  A job below a marked one is marked too, or was final, by the time that all threads which marked one
 * of its ancestors have returned. (Nothing can be attached below a marked job; what was attached before is on its
 * stack.) X3  A job's cause is stored before it is marked, and is the marked ancestor's own.
 *
 * Ordering edges
 *   [A2] <-- [A1]  marking, and reading the stack, acquire the nodes (A1: attach.h)
 *   [P2] <-- [P1]  marking acquires the parked frame (P1: run.c)
 *   [X1] --> [X2]  marking publishes what the canceller did before to the body (X2: run.c)
 *
 * Progress    lock-free for each job; the whole takes as many steps as there are jobs.
 *
 * Lifetime    A child is reached as a walker of its parent's stack. One that is put on the list gets a reference, so
 *             that the walk of its parent need not last as long as its own.
 *             A scope's own job lies in storage that may go once the scope has ended. We wake nobody in it before we
 *             have entered its stack, and touch it no more once we have left: so if our marking is what ends it, we are
 *             out before the closer is let go.
 *
 * Linearisation point  the marking exchange.
 *
 * Checked by  test/unit/job_cancel_test.c, test/stress/cancel_complete.c, cancel_close.c, cancel_sweep.c
 */
#include "../dispatch/unconfined.h"
#include "cause.h"
#include "fields.h"
#include "tree.h"

static bool can_cancel(cw__word word) {
  return cw__word_phase(word) < CW__COMPLETED;
}

/* Marks the job; `*replaced` is its word before. False if it is cancelled already or its outcome is fixed. */
__attribute__((nonnull(1, 4))) static bool mark(cw_job *job, cw_cause *cause, bool failed, cw__word *replaced) {
  cw__word seen = cw__ref_get(cw_job, state, job, RELAXED);
  if (can_cancel(seen))
    cw__cause_publish(job, cause, failed);
  while (can_cancel(seen)) {
    cw__word wanted = cw__word_with_phase(seen, cw__phase_cancelled(cw__word_phase(seen)));
    /* [A2] and [P2] acquire; [X1] release -> [X2]: without it the body could run without what the canceller did. */
    cw__word found = cw__ref_exchange_if(cw_job, state, job, seen, wanted, ACQ_REL, RELAXED);
    if (found == seen) {
      *replaced = seen;
      return true;
    }
    seen = found;
  }
  return false;
}

static bool was_parked(cw__word replaced) {
  return cw__word_phase(replaced) == CW__PARKED;
}

/* Marks one child; if it has nodes of its own it joins the list. */
__attribute__((nonnull(1, 3))) static void cancel_child(cw_job *child, cw_cause *cause, cw_job **marked) {
  cw__word replaced;
  if (!mark(child, cause, false, &replaced))
    return;
  if (cw__word_top(replaced)) {
    child->marked_next = *marked;
    *marked = cw_job_retain(child);
  }
  if (was_parked(replaced))
    cw__job_schedule(child);
}

/* Marks the children of a marked job. */
CW__NONNULL static void cancel_children(cw_job *job, cw_job **marked) {
  if (!cw__walk_enter(job))
    return; /* the job's end has begun: no child is left */
  cw_cause *cause = cw__cause_to_pass_on(job);
  cw__word word = cw__ref_get(cw_job, state, job, ACQUIRE); /* [A2] acquire <- [A1] */
  cw__node *node = cw__phase_is_final(cw__word_phase(word)) ? NULL : cw__word_top(word);
  for (; node; node = cw__ref_get(cw__node, next, node, RELAXED))
    if (node->kind == CW__NODE_CHILD)
      cancel_child(cw__job_of_node(node), cause, marked);
  cw__walk_leave(job);
}

CW__NONNULL static void cancel_below(cw_job *job) {
  cw_job *marked = NULL;
  cancel_children(job, &marked);
  while (marked) {
    cw_job *next = marked;
    marked = next->marked_next;
    cancel_children(next, &marked);
    cw_job_release(next);
  }
}

bool cw__job_cancel(cw_job *job, cw_cause *cause, bool failed) {
  cw__word replaced;
  if (!mark(job, cause, failed, &replaced))
    return false;
  if (!cw__word_top(replaced)) {
    if (was_parked(replaced))
      cw__job_schedule(job);
    return true;
  }
  bool held_before = cw__unconfined_hold();
  if (was_parked(replaced))
    cw__job_schedule(job);
  cancel_below(job);
  cw__unconfined_release(held_before);
  return true;
}

bool cw_job_cancel(cw_job *job, cw_cause *cause) {
  return job && cw__job_cancel(job, cause, false);
}
