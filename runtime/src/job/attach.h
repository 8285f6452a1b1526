/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Putting nodes (children, completion handlers) on a job's stack.
 *
 * Idea        Treiber's stack (1986) in the state word, so that one exchange both pushes and finds that the job still
 *             takes nodes. A child pushed before a cancel or a close is on the stack that the canceller or closer
 *             walks; one that comes after is refused: none is lost.
 *
 * Ordering edges
 *   [A1] --> [A2]  a push publishes the node to whoever walks the stack (A2: cancel.c, complete.c, sweep.c). Every
 *                  later change of the word is a read-modify-write, so all later values carry the edge on.
 *
 * Progress    lock-free.
 * Lifetime    The old top is never dereferenced here, so a node that was freed and pushed again does no harm (no ABA).
 * Linearisation point  the successful exchange; a refusal: the last read of the word.
 * Checked by  test/stress/attach_complete.c
 *
 * In a header, as it is a third of a launch.
 */
#ifndef CASTAWAY_SRC_JOB_ATTACH_H
#define CASTAWAY_SRC_JOB_ATTACH_H

#include "fields.h"
#include "tree.h"

/* Why a job in this phase takes no such node; CW_STATUS_OK: it does. */
typedef cw_status cw__refusal_fn(cw__phase phase);

/* Children need a job whose body has not returned and that is not cancelled. */
static inline cw_status cw__refusal_of_child(cw__phase phase) {
  if (phase <= CW__PARKED)
    return CW_STATUS_OK;
  return cw__phase_is_cancelled(phase) ? CW_STATUS_CANCELLED : CW_STATUS_CLOSED;
}

/* Completion handlers need a job whose outcome is open. */
static inline cw_status cw__refusal_of_completion(cw__phase phase) {
  return cw__phase_is_final(phase) ? CW_STATUS_CLOSED : CW_STATUS_OK;
}

/* Pushes a node on a job's stack, unless `refusal`, a constant to be inlined, says why not. */
CW__NONNULL static inline cw_status cw__node_attach(cw__node *node, cw_job *parent, cw__refusal_fn *refusal) {
  cw__word seen = cw__ref_get(cw_job, state, parent, RELAXED);
  for (;;) {
    cw_status status = refusal(cw__word_phase(seen));
    if (status != CW_STATUS_OK)
      return status;
    cw__ref_set(cw__node, next, node, cw__word_top(seen), RELAXED); /* published by [A1] */
    /* [A1] release -> [A2]: without it a walker could see the node but not its members. */
    cw__word found = cw__ref_exchange_if(cw_job, state, parent, seen, cw__word_with_top(seen, node), RELEASE, RELAXED);
    if (found == seen)
      return CW_STATUS_OK;
    seen = found;
  }
}

/* Notes one push more on the job's stack; now and then sweeps. */
CW__NONNULL static inline void cw__sweep_when_due(cw_job *job) {
  /* Relaxed, and a lost update moves the next sweep by a push: the count is a heuristic. */
  int32_t allowance = cw__int_get(cw_job, allowance, job, RELAXED);
  if (allowance > 0)
    cw__int_set(cw_job, allowance, job, allowance - 1, RELAXED);
  else
    cw__sweep(job);
}

#endif
