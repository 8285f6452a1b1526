/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A new job, for launch.c and scope.c. In a header, as it is part of every launch.
 */
#ifndef CASTAWAY_SRC_JOB_JOB_INIT_H
#define CASTAWAY_SRC_JOB_JOB_INIT_H

#include "fields.h"
#include "tree.h"

/* Sets every member of a job that no other thread can see yet. */
__attribute__((nonnull(1, 3))) static inline void cw__job_init(cw_job *job, cw_job *parent, cw_dispatcher *dispatcher,
                                                               cw_co_body *body, int32_t refs) {
  cw__field_init(&job->node, next, NULL);
  cw__field_init(&job->node, refs, refs);
  job->node.kind = CW__NODE_CHILD;
  job->node.is_cached = 0;
  cw__field_init(job, state, NULL);
  cw__field_init(job, cause, NULL);
  cw__field_init(job, pending, 0);
  cw__field_init(job, walkers, 0);
  cw__field_init(job, sweeping, 0);
  cw__field_init(job, allowance, CW__SWEEP_MINIMUM);
  job->parent = parent;
  job->dispatcher = dispatcher;
  job->body = body;
  job->co.resume_point = 0;
  job->co.status = CW_STATUS_OK;
  job->co.wait = NULL;
  job->task.run = cw__job_run;
  job->unlinked = NULL;
  job->orphans = NULL;
}

#endif
