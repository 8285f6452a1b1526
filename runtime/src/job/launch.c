/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Launching a coroutine: one block for job and frame, one push, one dispatch.
 *
 * Once attached, the job can be cancelled but not run by others, as it is not parked: so the launcher has it until it
 * is dispatched. The protocol is that of attach.h and run.c. Lock-free but for malloc.
 */
#include <stdlib.h>
#include <string.h>

#include "attach.h"
#include "block.h"
#include "job_init.h"
#include "tree.h"

/* Null if there is no memory for it. */
static cw_job *create(cw_job *parent, cw_co_body *body, const void *frame, size_t frame_size, int32_t refs) {
  if (frame_size > SIZE_MAX / 2)
    return NULL;
  size_t size = CW__FRAME_OFFSET + frame_size;
  cw_job *job = cw__block_is_small(size) ? cw__block_allocate() : malloc(size);
  if (!job)
    return NULL;
  cw__job_init(job, parent, parent->dispatcher, body, refs);
  job->node.is_cached = cw__block_is_small(size);
  if (frame_size)
    memcpy(cw__job_frame(job), frame, frame_size);
  return job;
}

/* The dispatcher takes nothing more: the job, attached already, ends without having run. */
CW__NONNULL static void abandon(cw_job *job, bool has_handle) {
  cw__job_complete(job, NULL);
  if (has_handle)
    cw_job_release(job);
}

CW__NONNULL static cw_status start(cw_job *job, cw_job **handle) {
  *handle = job; /* before the body runs, which may look at it */
  cw_status status = job->dispatcher->operations->dispatch(job->dispatcher, &job->task);
  if (status == CW_STATUS_OK)
    return CW_STATUS_OK;
  *handle = NULL;
  return status;
}

cw_status cw_job_launch(cw_job *parent, cw_co_body *body, const void *frame, size_t frame_size, cw_job **job) {
  cw_job *unwanted;
  cw_job **handle = job ? job : &unwanted;
  *handle = NULL;
  if (!parent || !body || (!frame && frame_size))
    return CW_STATUS_NULL_ARGUMENT;
  cw_job *made = create(parent, body, frame, frame_size, job ? 2 : 1);
  if (!made)
    return CW_STATUS_NO_MEMORY;
  cw_status status = cw__node_attach(&made->node, parent, cw__refusal_of_child);
  if (status != CW_STATUS_OK) {
    cw__node_free(&made->node);
    return status;
  }
  status = start(made, handle);
  if (status != CW_STATUS_OK)
    abandon(made, job != NULL);
  cw__sweep_when_due(parent);
  return status;
}
