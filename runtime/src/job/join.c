/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Waiting for a job: blocking a thread, or suspending a coroutine. Both are completion handlers.
 */
#include "fields.h"
#include "latch.h"
#include "tree.h"

/* ---- A thread ---- */

static void open_latch(cw_job *job, void *context) {
  (void)job;
  cw__latch_open(context);
}

cw_status cw_job_join(cw_job *job) {
  if (!job)
    return CW_STATUS_NULL_ARGUMENT;
  if (cw_job_is_final(job))
    return CW_STATUS_OK;
  if (job->dispatcher->operations->is_current_thread(job->dispatcher))
    return CW_STATUS_DEADLOCK;
  cw__latch ended;
  cw__latch_init(&ended);
  cw_status status = cw_job_on_completion(job, open_latch, &ended, NULL);
  if (status == CW_STATUS_OK)
    cw__latch_wait(&ended);
  return status;
}

/* ---- A coroutine ---- */

/* The waiter's reference was taken for this call. */
static void wake_waiter(cw_job *job, void *context) {
  cw_job *waiter = context;
  (void)job;
  cw__job_wake(waiter);
  cw_job_release(waiter);
}

CW__NONNULL static bool is_self_or_ancestor(const cw_job *candidate, const cw_job *job) {
  const cw_job *at = job;
  while (at && at != candidate)
    at = at->parent;
  return at != NULL;
}

/* Arranges the wake-up; false, with the reason in `co->status`, if the wait is over before it began. */
CW__NONNULL static bool begin_wait(cw_co *co, cw_job *job) {
  cw_job *self = cw__job_of_co(co);
  if (is_self_or_ancestor(job, self)) {
    co->status = CW_STATUS_DEADLOCK;
    return false;
  }
  (void)cw_job_retain(self);
  cw_status status = cw_job_on_completion(job, wake_waiter, self, &co->wait);
  if (status == CW_STATUS_OK)
    return true; /* if the job became final meanwhile, we have been signalled, and come back at once */
  cw_job_release(self);
  co->status = status;
  return false;
}

/* Ends the wait: if the wake-up will not come any more, its reference is ours. */
CW__NONNULL static void end_wait(cw_co *co) {
  cw_completion *wait = co->wait;
  co->wait = NULL;
  if (cw_completion_dispose(wait))
    cw_job_release(cw__job_of_co(co));
}

bool cw_co_join_ready(cw_co *co, cw_job *job) {
  if (co->status != CW_STATUS_CANCELLED)
    co->status = job ? CW_STATUS_OK : CW_STATUS_NULL_ARGUMENT; /* in place of an earlier wait's that could not begin */
  if (cw_job_is_final(job) || co->status != CW_STATUS_OK) {
    end_wait(co);
    return true;
  }
  return !co->wait && !begin_wait(co, job);
}
