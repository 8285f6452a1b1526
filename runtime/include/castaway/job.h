/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Jobs: units of work in a tree. A job is made by launching a coroutine (coroutine.h) in a scope (scope.h) or under
 * another job. It ends after all its children; cancelling it cancels them; its failure cancels its parent.
 *
 *   state        from        by
 *   ACTIVE                   launch
 *   COMPLETING   ACTIVE      the body returned, children are still there
 *   CANCELLING   both        cancel, own failure, failure of a child
 *   COMPLETED    not CANCELLING: the body returned and every child is final
 *   CANCELLED    CANCELLING:     the body returned and every child is final
 *
 * A job is *final* in the last two. All calls here may overlap freely, each on a handle that its caller holds:
 *
 *                   cancel  join  on_completion  dispose  queries  retain  release
 *   all of these      -       -         -           -        -       -        -
 *   but: the last release of one handle excludes every other use of that handle (X).
 *
 * Null, where a job, cause, handler or function is wanted, is never a crash. What answers a cw_status answers
 * CW_STATUS_NULL_ARGUMENT and has done nothing; every other query answers its type's zero (false, null,
 * CW_JOB_ACTIVE); cancelling and disposing answer false; releasing does nothing. Parameters that may be null by their
 * nature say so. This holds for scope.h, loop.h and coroutine.h too.
 */
#ifndef CASTAWAY_JOB_H
#define CASTAWAY_JOB_H

#include <castaway/config.h>
#include <castaway/status.h>
#include <stdbool.h>

CW_BEGIN_DECLS

/** A job. A pointer to one is a handle: a reference that its owner gives back with cw_job_release. */
typedef struct cw_job cw_job;

/** Why a job was cancelled or failed: a code and a message, constant, with a reference count. */
typedef struct cw_cause cw_cause;

/** The handle of a completion handler, good for one cw_completion_dispose. */
typedef struct cw_completion cw_completion;

/** Where a job is in its life. */
typedef enum cw_job_state {
  CW_JOB_ACTIVE,     /**< the body has not returned */
  CW_JOB_COMPLETING, /**< the body has returned, children or handlers have not */
  CW_JOB_CANCELLING, /**< cancelled or failed, not final yet */
  CW_JOB_COMPLETED,  /**< final: success */
  CW_JOB_CANCELLED   /**< final: cancelled or failed; cw_job_outcome says which */
} cw_job_state;

/* ---- Causes ---- */

/**
 * Makes a cause of cancellation: a code and a copy of `message`. On failure `*cause` is null.
 * Thread: any. Blocks: no. Owns: the caller has one reference; cw_cause_release.
 * Errors: CW_STATUS_NULL_ARGUMENT, CW_STATUS_INVALID_ARGUMENT (the code is CW_STATUS_OK), CW_STATUS_NO_MEMORY.
 */
CW_API CW_NODISCARD cw_status cw_cause_create(cw_status code, const char *message, cw_cause **cause);

/**
 * Another reference to the same cause, which it answers; null for null.
 * Thread: any. Blocks: no. Owns: the caller has one reference more.
 */
CW_API cw_cause *cw_cause_retain(cw_cause *cause);

/**
 * Gives a reference back. Null is ignored.
 * Thread: any. Blocks: no.
 */
CW_API void cw_cause_release(cw_cause *cause);

/**
 * The cause's code; CW_STATUS_NULL_ARGUMENT for null.
 * Thread: any. Blocks: no.
 */
CW_API cw_status cw_cause_code(const cw_cause *cause);

/**
 * The cause's message; null only for a null cause.
 * Thread: any. Blocks: no. Owns: part of the cause.
 */
CW_API const char *cw_cause_message(const cw_cause *cause);

/* ---- Cancelling ---- */

/**
 * Cancels a job and everything below it, now and for ever: each await of each body fails from here on, bodies that wait
 * are woken, and nothing can be launched below any more. The job becomes final once its body and its children have
 * returned. Its parent is not cancelled.
 *
 * Answers whether this call cancelled it: exactly one call does, and none if the outcome was fixed before (the body may
 * have returned and the job still wait for children: then it can be cancelled). The unconfined dispatcher runs the
 * bodies that this wakes before the call returns; if the caller is itself one of its bodies, once that suspends or
 * ends. A null job answers false.
 *
 * `cause` null means "cancelled"; otherwise the job keeps a reference. The first cause is kept, later ones are dropped.
 * Where two calls overlap, the one that answers true need not be the one whose cause is kept; the kept one never
 * changes.
 * Thread: any. Blocks: no. Order: what the caller did before is visible to every body that learns of the cancellation.
 * Owns: the caller keeps its references.
 */
CW_API bool cw_job_cancel(cw_job *job, cw_cause *cause);

/* ---- Waiting ---- */

/**
 * Blocks until the job is final. Coroutines use CW_CO_AWAIT instead.
 * Thread: any but those on which the job's dispatcher runs its tasks, where it would wait for itself.
 * Blocks: yes. Order: all that the job did is visible afterwards.
 * Errors: CW_STATUS_NULL_ARGUMENT, CW_STATUS_DEADLOCK (called from a task of the job's dispatcher),
 * CW_STATUS_NO_MEMORY; it has not waited then.
 */
CW_API CW_NODISCARD cw_status cw_job_join(cw_job *job);

/** Called once when a job is final, on the thread that finished it. Must not block. It may use `job` while it runs. */
typedef void cw_completion_fn(cw_job *job, void *context);

/**
 * Has `function(job, context)` called once when the job is final: the last one given runs first, all of them before the
 * parent can be final. If the job is final already it is called at once, in this call, and `*completion` is null.
 *
 * `completion` may be null; else it receives a handle for cw_completion_dispose, or null on failure.
 * Thread: any. Blocks: no. Order: what the caller did before, and all that the job did, is visible to the function.
 * Owns: the caller has the handle. Errors: CW_STATUS_NULL_ARGUMENT (the job or the function), CW_STATUS_NO_MEMORY; the
 * function will not be called then.
 */
CW_API CW_NODISCARD cw_status cw_job_on_completion(cw_job *job, cw_completion_fn *function, void *context,
                                                   cw_completion **completion);

/**
 * Gives a handle back and answers whether its function will not run any more; false: it runs, ran or is about to, maybe
 * on another thread. Null answers false.
 * Thread: any. Blocks: no.
 */
CW_API bool cw_completion_dispose(cw_completion *completion);

/* ---- Queries ---- */

/**
 * The state at some moment during the call; CW_JOB_ACTIVE for null.
 * Thread: any. Blocks: no. Order: if it is final, all that the job did is visible.
 */
CW_API cw_job_state cw_job_get_state(cw_job *job);

/**
 * Whether the job is final; false for null.
 * Thread: any. Blocks: no. Order: as cw_job_get_state.
 */
CW_API bool cw_job_is_final(cw_job *job);

/**
 * Whether the job has been cancelled or has failed, final or not; false for null.
 * Thread: any. Blocks: no. Order: as cw_job_get_state.
 */
CW_API bool cw_job_is_cancelled(cw_job *job);

/**
 * How the job ended: CW_STATUS_OK, CW_STATUS_CANCELLED, or the code of its own or a descendant's failure; while it is
 * not final, CW_STATUS_BUSY; CW_STATUS_NULL_ARGUMENT for null.
 * Thread: any. Blocks: no. Order: as cw_job_get_state.
 */
CW_API cw_status cw_job_outcome(cw_job *job);

/**
 * Why the job was cancelled or failed; null while it is neither, and for null. Once it is not null it never changes.
 * Thread: any. Blocks: no. Owns: the job; retain it to keep it longer than the handle.
 */
CW_API cw_cause *cw_job_cause(cw_job *job);

/* ---- Handles ---- */

/**
 * Another reference to the job's memory, which it answers; null for null. A handle keeps neither the job nor its
 * parents going. Not for a scope's own job.
 * Thread: any. Blocks: no. Owns: the caller has one reference more.
 */
CW_API cw_job *cw_job_retain(cw_job *job);

/**
 * Gives a reference back. The job goes on. Null is ignored. Not for a scope's own job.
 * Thread: any. Blocks: no.
 */
CW_API void cw_job_release(cw_job *job);

CW_END_DECLS

#endif
