/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A job's memory and the questions about it: making, references, queries.
 *
 * Lifetime    A job has a reference for its parent's stack and one for each handle. The stack's goes when a sweep or
 *             the parent's end takes the job off; handles go when their owners say so. A parent needs no reference of
 *             its children: it is not detached, so on its own parent's stack, while a child may still touch it.
 *
 * Ordering edges
 *   [R1] --> [R2]  giving a reference back orders the use of the node before its freeing
 *   [F1] --> [F2]  fixing the outcome publishes all that the job did to whoever finds it final
 *
 * Progress: every operation is wait-free but for malloc and free.
 * Checked by: test/unit/job_coroutine_test.c, test/unit/job_null_test.c, test/stress/cancel_sweep.c
 */
#include <stdlib.h>

#include "block.h"
#include "cause.h"
#include "fields.h"
#include "tree.h"

/* ---- References ---- */

void cw__node_free(cw__node *node) {
  if (node->kind == CW__NODE_CHILD) {
    cw__cause_drop(cw__job_of_node(node));
    /* A job whose stack was swept empty ends without taking it: what a walker kept from being freed is still here. */
    cw__sweep_release_unlinked(cw__job_of_node(node));
  }
  if (node->is_cached)
    cw__block_free(node);
  else
    free(node);
}

void cw__node_release(cw__node *node) {
  /* [R2] acquire <- [R1]. Who holds the only reference needs no exchange to give it up: nobody can make another. */
  if (cw__int_get(cw__node, refs, node, ACQUIRE) == 1) {
    cw__node_free(node);
    return;
  }
  /* [R1] release -> [R2], [R2] acquire: without them another thread's use could come after our free. */
  if (cw__int_add(cw__node, refs, node, -1, ACQ_REL) == 1)
    cw__node_free(node);
}

cw_job *cw_job_retain(cw_job *job) {
  if (!job)
    return NULL;
  /* Relaxed: the caller has a reference, so the job cannot go meanwhile. */
  (void)cw__int_add(cw__node, refs, &job->node, 1, RELAXED);
  return job;
}

void cw_job_release(cw_job *job) {
  if (job)
    cw__node_release(&job->node);
}

/* ---- Queries ---- */

/* [F2] acquire <- [F1]: without it a caller could see that the job is final but not what it did. */
CW__NONNULL static cw__phase phase_of(cw_job *job) {
  return cw__word_phase(cw__ref_get(cw_job, state, job, ACQUIRE));
}

/* Null answers as a job of which nothing can be said yet. */
static cw__phase phase_or_active(cw_job *job) {
  return job ? phase_of(job) : CW__ACTIVE;
}

cw_job_state cw_job_get_state(cw_job *job) {
  switch (phase_or_active(job)) {
  case CW__COMPLETING:
    return CW_JOB_COMPLETING;
  case CW__COMPLETED:
    return CW_JOB_COMPLETED;
  case CW__CANCELLING:
  case CW__CANCELLING_LATE:
    return CW_JOB_CANCELLING;
  case CW__CANCELLED:
    return CW_JOB_CANCELLED;
  default:
    return CW_JOB_ACTIVE;
  }
}

bool cw_job_is_final(cw_job *job) {
  return cw__phase_is_final(phase_or_active(job));
}

bool cw_job_is_cancelled(cw_job *job) {
  return cw__phase_is_cancelled(phase_or_active(job));
}

cw_cause *cw_job_cause(cw_job *job) {
  return cw_job_is_cancelled(job) ? cw__cause_of(cw__cause_settle(job)) : NULL;
}

cw_status cw_job_outcome(cw_job *job) {
  if (!job)
    return CW_STATUS_NULL_ARGUMENT;
  cw__phase phase = phase_of(job);
  if (!cw__phase_is_final(phase))
    return CW_STATUS_BUSY;
  if (phase == CW__COMPLETED)
    return CW_STATUS_OK;
  cw__cause_word cause = cw__cause_settle(job);
  return cw__cause_is_failure(cause) ? cw_cause_code(cw__cause_of(cause)) : CW_STATUS_CANCELLED;
}
