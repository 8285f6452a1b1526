/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Running a job's body: steps, suspending, waking up.
 *
 * Idea        The phase says who may run the body: ACTIVE belongs to the thread that runs it or to the queue that holds
 *             its task; PARKED to nobody, and whoever changes PARKED owns the one wake-up. A wake-up that comes before
 *             the body has parked is kept as SIGNALLED, and parking fails then.
 *
 * Roles       the runner (one at a time), wakers (handlers of awaited jobs), cancellers
 *
 * Invariants  P1  At most one thread runs the body or holds its task. It is not the same one for ever.
 *             P2  A cancelled job is never parked.
 *             P3  After parking, or after dispatching, the runner touches neither job nor frame.
 *
 * Ordering edges
 *   [P1] --> [P2]  parking publishes the frame to the thread that resumes it (P2: also in cancel.c)
 *   [K1] --> [K2]  a wake-up makes visible what it is about, also when it came before the parking
 *
 * Progress    park, wake: lock-free.
 *
 * Lifetime    A wake-up may be stale: for a wait that is over. It is harmless: every wait looks at its condition again
 *             and parks again. It cannot hit freed memory: a waker has a reference to the job, taken by the body itself
 *             while it ran, and gives it back after the wake-up.
 *
 * A step usually leaves the word as it was, so what it was is the first guess of the exchange that ends the step: one
 * load less, and an exchange more where the step launched children.
 *
 * Linearisation points  the successful exchanges.
 *
 * Checked by  test/unit/job_coroutine_test.c, test/stress/cancel_complete.c, test/stress/await_complete.c
 */
#include "../dispatch/unconfined.h"
#include "fields.h"
#include "tree.h"

/* Whether the body is now parked, so that somebody else may be running it. `seen` is the word before the step. */
__attribute__((nonnull(1))) static bool park(cw_job *job, cw__word seen) {
  for (;;) {
    cw__phase phase = cw__word_phase(seen);
    if (cw__phase_is_cancelled(phase))
      return false;
    cw__word wanted = cw__word_with_phase(seen, phase == CW__SIGNALLED ? CW__ACTIVE : CW__PARKED);
    /* [P1] release -> [P2]: without it who resumes the body could see an old frame.
       [K2] acquire <- [K1]: without it the signalled condition might not be seen, and the body would sleep. */
    cw__word found = cw__ref_exchange_if(cw_job, state, job, seen, wanted, ACQ_REL, RELAXED);
    if (found == seen)
      return phase != CW__SIGNALLED;
    seen = found;
  }
}

void cw__job_wake(cw_job *job) {
  cw__word seen = cw__ref_get(cw_job, state, job, RELAXED);
  for (;;) {
    cw__phase phase = cw__word_phase(seen);
    if (phase != CW__PARKED && phase != CW__ACTIVE)
      return;
    cw__word wanted = cw__word_with_phase(seen, phase == CW__PARKED ? CW__ACTIVE : CW__SIGNALLED);
    /* [P2] acquire <- [P1]; [K1] release -> [K2]. */
    cw__word found = cw__ref_exchange_if(cw_job, state, job, seen, wanted, ACQ_REL, RELAXED);
    if (found == seen) {
      if (phase == CW__PARKED)
        cw__job_schedule(job);
      return;
    }
    seen = found;
  }
}

CW__NONNULL static cw_status dispatch(cw_job *job) {
  return job->dispatcher->operations->dispatch(job->dispatcher, &job->task);
}

void cw__job_schedule(cw_job *job) {
  if (dispatch(job) != CW_STATUS_OK)
    cw__unconfined_dispatch(&job->task);
}

static cw_status status_of(cw__word word) {
  return cw__phase_is_cancelled(cw__word_phase(word)) ? CW_STATUS_CANCELLED : CW_STATUS_OK;
}

void cw__job_run(cw_task *task) {
  cw_job *job = cw__job_of_task(task);
  for (;;) {
    /* [X2] acquire <- [X1]: with a cancellation all is visible that its caller did before. */
    cw__word before = cw__ref_get(cw_job, state, job, ACQUIRE);
    job->co.status = status_of(before);
    switch (job->body(&job->co, cw__job_frame(job))) {
    case CW_CO_STEP_SUSPEND:
      if (park(job, before))
        return;
      break;
    case CW_CO_STEP_YIELD:
      if (dispatch(job) == CW_STATUS_OK)
        return;
      break; /* the dispatcher is closed: go on here */
    default:
      cw__job_complete(job, before);
      return;
    }
  }
}
