/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The job tree's private operations, by the file that has them. The protocol as a whole is in docs/design/jobs.md.
 */
#ifndef CASTAWAY_SRC_JOB_TREE_H
#define CASTAWAY_SRC_JOB_TREE_H

#include "layout.h"

/* ---- job.c: a job's memory ---- */

/* Frees a node that nobody else can reach. */
CW__NONNULL void cw__node_free(cw__node *node);

/* One reference to a job or a completion less; the last one frees it. */
CW__NONNULL void cw__node_release(cw__node *node);

/* ---- walk.c: being on a job's stack ---- */

enum {
  CW__RETIRED = 1 << 30 /* in `walkers`: the stack has been taken, nobody enters any more */
};

/* Whether the calling thread may now walk the stack; then nothing on it is freed before it leaves. */
CW__NONNULL bool cw__walk_enter(cw_job *job);

/* The last one to leave a retired stack frees it; for a scope's own job that ends the scope, and the job is gone. */
CW__NONNULL void cw__walk_leave(cw_job *job);

/* Leaves, and lets nobody enter any more. */
CW__NONNULL void cw__walk_retire(cw_job *job);

/* Releases the nodes of a chain that `next` links. */
void cw__chain_release(cw__node *first);

/* ---- sweep.c ---- */

enum {
  CW__SWEEP_MINIMUM = 64 /* pushes between two sweeps, at least */
};

/* Takes the dead nodes off the stack and frees them as soon as no walker can stand on them. */
CW__NONNULL void cw__sweep(cw_job *job);

/* Releases what sweeps had taken off the stack of a job whose walkers are gone. */
CW__NONNULL void cw__sweep_release_unlinked(cw_job *job);

/* ---- run.c: the body ---- */

/* The job's task: runs the body until it suspends or ends. */
void cw__job_run(cw_task *task);

/* Gives the body to the dispatcher; in place if that is closed. The caller owns the wake-up. */
CW__NONNULL void cw__job_schedule(cw_job *job);

/* Wakes the body up if it is parked, or keeps it from parking once if it is not. The caller has a reference. */
CW__NONNULL void cw__job_wake(cw_job *job);

/* ---- cancel.c ---- */

/* cw_job_cancel, for a failure as well. */
__attribute__((nonnull(1))) bool cw__job_cancel(cw_job *job, cw_cause *cause, bool failed);

/* ---- complete.c ---- */

/*
 * The body has returned, or will never run. Nothing of the job is the caller's afterwards. `guess` is what its word may
 * be; a wrong one costs an exchange.
 */
__attribute__((nonnull(1))) void cw__job_complete(cw_job *job, cw__word guess);

/* ---- completion.c ---- */

/* Calls the handlers of a chain, once each, but for those that were disposed of. */
__attribute__((nonnull(1))) void cw__completions_run(cw_job *job, cw__node *first);

#endif
