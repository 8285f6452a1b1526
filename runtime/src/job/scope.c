/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Scopes: a job without body and parent in the caller's storage, and a latch that says when the storage is the caller's
 * again: opened by the last walker out of the root's stack (walk.c), which is the last thread to touch it.
 */
#include <castaway/scope.h>

#include "cause.h"
#include "fields.h"
#include "job_init.h"
#include "latch.h"
#include "tree.h"

_Static_assert(sizeof(cw__scope) <= sizeof(cw_scope), "cw_scope's storage is too small");
_Static_assert(_Alignof(cw__scope) <= _Alignof(cw_scope), "cw_scope's storage is not aligned");

static cw__scope *inside(cw_scope *scope) {
  return (cw__scope *)(void *)scope;
}

cw_status cw_scope_init(cw_scope *scope, const cw_scope_options *options) {
  if (!scope)
    return CW_STATUS_NULL_ARGUMENT;
  if (options && options->size != sizeof *options)
    return CW_STATUS_INVALID_ARGUMENT;
  cw_dispatcher *dispatcher = options ? options->dispatcher : NULL;
  cw__job_init(&inside(scope)->root, NULL, dispatcher ? dispatcher : cw_dispatcher_unconfined(), NULL, 1);
  cw__latch_init(&inside(scope)->done);
  return CW_STATUS_OK;
}

cw_status cw_scope_launch(cw_scope *scope, cw_co_body *body, const void *frame, size_t frame_size, cw_job **job) {
  return cw_job_launch(scope ? &inside(scope)->root : NULL, body, frame, frame_size, job);
}

bool cw_scope_cancel(cw_scope *scope, cw_cause *cause) {
  return scope && cw__job_cancel(&inside(scope)->root, cause, false);
}

cw_job *cw_scope_job(cw_scope *scope) {
  return scope ? &inside(scope)->root : NULL;
}

/* Only the scope's closer closes the root, so there is nobody to race with. */
CW__NONNULL static bool has_begun_to_end(cw_job *root) {
  return cw__phase_is_closed(cw__word_phase(cw__ref_get(cw_job, state, root, RELAXED)));
}

__attribute__((nonnull(1))) static cw_status take_result(cw_job *root, cw_cause **cause) {
  cw_status outcome = cw_job_outcome(root);
  if (cause) {
    cw_cause *found = cw_job_cause(root);
    *cause = found ? cw_cause_retain(found) : NULL;
  }
  cw__cause_drop(root);
  return outcome;
}

CW__NONNULL static bool is_on_thread_of(const cw_job *root) {
  return root->dispatcher->operations->is_current_thread(root->dispatcher);
}

cw_status cw_scope_close(cw_scope *scope, cw_cause **cause) {
  if (cause)
    *cause = NULL;
  if (!scope)
    return CW_STATUS_NULL_ARGUMENT;
  cw__scope *self = inside(scope);
  cw_job *root = &self->root;
  if (!has_begun_to_end(root))
    cw__job_complete(root, NULL);
  if (!cw_job_is_final(root) && is_on_thread_of(root))
    return CW_STATUS_DEADLOCK;
  cw__latch_wait(&self->done);
  return take_result(root, cause);
}
