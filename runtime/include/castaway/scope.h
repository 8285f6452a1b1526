/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Scopes: the roots of job trees. A scope lies in its user's memory, and closing it waits for everything in it, so no
 * coroutine outlives the block that launched it.
 *
 *   cw_scope scope;
 *   cw_status status = cw_scope_init(&scope, NULL);
 *   if (status != CW_STATUS_OK)
 *     return status;
 *   status = CW_LAUNCH(&scope, fetch, NULL, (struct request){.url = url});
 *   cw_status ended = cw_scope_close(&scope, NULL);
 *   return status == CW_STATUS_OK ? ended : status;
 *
 * Which calls may overlap (- freely, X the caller keeps them apart, J only from a job of the scope that is not final):
 *
 *              launch  cancel  job         close
 *   launch        -       -        -         J
 *   cancel        -       -        -         -
 *   job           -       -        -         J
 *   close         J       -        J         X
 *
 * The storage must stay valid until every call on the scope has returned. The exception is the cancel that lets the
 * scope end: close does not return before that call is done with the storage.
 *
 * Null is answered as job.h says.
 */
#ifndef CASTAWAY_SCOPE_H
#define CASTAWAY_SCOPE_H

#include <castaway/config.h>
#include <castaway/coroutine.h>
#include <castaway/dispatcher.h>
#include <castaway/job.h>
#include <castaway/status.h>
#include <stddef.h>

CW_BEGIN_DECLS

/** A scope's storage: the caller's, its content the library's. */
typedef struct cw_scope {
  void *_storage[24];
} cw_scope;

/** How a scope is made; all zero but `size` is the default, and so is a null pointer to it. */
typedef struct cw_scope_options {
  size_t size;               /**< sizeof(cw_scope_options) */
  cw_dispatcher *dispatcher; /**< where its bodies run; null: cw_dispatcher_unconfined() */
} cw_scope_options;

/* ---- The owner ---- */

/**
 * Makes a scope in the caller's storage, with a job of its own as the root. `options` may be null.
 * Thread: the caller has the storage for itself. Blocks: no.
 * Owns: the caller; cw_scope_close. The dispatcher must outlive the scope.
 * Errors: CW_STATUS_NULL_ARGUMENT, CW_STATUS_INVALID_ARGUMENT (options->size).
 */
CW_API CW_NODISCARD cw_status cw_scope_init(cw_scope *scope, const cw_scope_options *options);

/**
 * Ends the scope: nothing can be launched in it any more but by its own jobs below themselves; waits until all its jobs
 * are final; then the storage is the caller's again. Answers how the scope ended: CW_STATUS_OK, CW_STATUS_CANCELLED, or
 * the code of the first failure in it.
 *
 * On the thread of its own dispatcher (in a task of the unconfined one; on the thread that ran the loop last) the wait
 * could have no end: while jobs are left it answers CW_STATUS_DEADLOCK. The scope has then begun to end, and is to be
 * closed again. cw_loop_close_scope does this for loops.
 *
 * `cause` may be null; else it receives why the scope was cancelled or failed, or null.
 * Thread: any. Blocks: until all jobs are final. Order: all that they did is visible. Owns: the caller has a reference
 * to `*cause`. Errors: CW_STATUS_NULL_ARGUMENT (the scope), CW_STATUS_DEADLOCK.
 */
CW_API CW_NODISCARD cw_status cw_scope_close(cw_scope *scope, cw_cause **cause);

/* ---- Any thread ---- */

/**
 * Launches a coroutine: copies `frame_size` bytes of `frame` (null for none), attaches a job to the scope and gives its
 * body to the dispatcher. The unconfined one runs it until it first suspends before this returns, unless the caller is
 * itself one of its bodies: then once that suspends or ends.
 *
 * `job` may be null; else it receives a handle, or null on failure. On failure the body will not run and the frame is
 * still the caller's.
 * Thread: any. Blocks: no. Order: what the caller did before is visible to the body.
 * Owns: the caller has the handle; cw_job_release.
 * Errors: CW_STATUS_NULL_ARGUMENT (the scope, the body, or `frame` where `frame_size` is not zero);
 * CW_STATUS_CANCELLED (the scope is cancelled); CW_STATUS_CLOSED (the scope has ended, or its dispatcher takes nothing
 * more); CW_STATUS_NO_MEMORY.
 * Cancel: after a cancel of the scope no launch in it succeeds; one that succeeded before is cancelled with it.
 */
CW_API CW_NODISCARD cw_status cw_scope_launch(cw_scope *scope, cw_co_body *body, const void *frame, size_t frame_size,
                                              cw_job **job);

/**
 * Cancels everything in the scope. As cw_job_cancel on the scope's own job. A null scope answers false.
 * Thread: any. Blocks: no. Order: as cw_job_cancel. Owns: the caller keeps its references.
 */
CW_API bool cw_scope_cancel(cw_scope *scope, cw_cause *cause);

/**
 * The scope's own job, null for null: for queries, cw_job_on_completion and cw_loop_run_job; not for retain and
 * release.
 * Thread: any. Blocks: no. Owns: part of the scope.
 */
CW_API cw_job *cw_scope_job(cw_scope *scope);

CW_END_DECLS

#ifdef __cplusplus
namespace castaway_detail {
template <typename Frame> inline cw_status launch(cw_scope *scope, cw_co_body *body, cw_job **job, const Frame &frame) {
  static_assert(__is_trivially_copyable(Frame), "a coroutine's frame is copied byte by byte, and never destroyed");
  return cw_scope_launch(scope, body, &frame, sizeof frame, job);
}
template <typename Frame> inline cw_status launch(cw_job *parent, cw_co_body *body, cw_job **job, const Frame &frame) {
  static_assert(__is_trivially_copyable(Frame), "a coroutine's frame is copied byte by byte, and never destroyed");
  return cw_job_launch(parent, body, &frame, sizeof frame, job);
}
} // namespace castaway_detail
/** Launches `body` in a scope or under a job, with a frame that can be copied byte by byte; others do not compile. */
#define CW_LAUNCH(where, body, job, ...) castaway_detail::launch((where), (body), (job), __VA_ARGS__)
#else
/** Launches `body` in a scope or under a job, with a frame given as a compound literal or a variable. */
#define CW_LAUNCH(where, body, job, ...)                                                                               \
  _Generic((where), cw_scope *: cw_scope_launch, cw_job *: cw_job_launch)((where), (body), &(__VA_ARGS__),             \
                                                                          sizeof(__VA_ARGS__), (job))
#endif

#endif
