/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a body can ask of its own coroutine: its job, and to fail.
 */
#include <castaway/coroutine.h>

#include "cause.h"
#include "tree.h"

cw_job *cw_co_job(cw_co *co) {
  return cw__job_of_co(co);
}

/*
 * Cancels the ancestors as failed, up to one that was cancelled before: whoever did that takes care of those above. No
 * ancestor can end meanwhile, as the job below has not.
 */
CW__NONNULL static void fail_ancestors(cw_job *job, cw_cause *cause) {
  for (cw_job *ancestor = job->parent; ancestor; ancestor = ancestor->parent)
    if (!cw__job_cancel(ancestor, cause, true))
      return;
}

cw_co_step cw_co_fail(cw_co *co, cw_status code, const char *message) {
  cw_job *job = cw__job_of_co(co);
  cw_cause *cause = cw__cause_of_failure(code, message);
  (void)cw__job_cancel(job, cause, true);
  fail_ancestors(job, cause);
  cw_cause_release(cause);
  return CW_CO_STEP_DONE;
}
