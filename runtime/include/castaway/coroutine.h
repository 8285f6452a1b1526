/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Stackless coroutines. A body is a function that is called again after each suspension and jumps to where it left
 * off; what must survive a suspension lives in its frame, a struct of the user's own that is kept with the job.
 *
 *   struct ticker { int ticks; };
 *
 *   static cw_co_step tick(cw_co *co, void *frame) {
 *     struct ticker *self = frame;
 *     CW_CO_BEGIN(co);
 *     while (co->status == CW_STATUS_OK) {
 *       self->ticks++;
 *       CW_CO_YIELD(co);
 *     }
 *     CW_CO_END(co);
 *   }
 *
 *   CW_LAUNCH(scope, tick, &job, (struct ticker){0});
 *
 * Rules: no local variable keeps its value across a CW_CO_ that suspends; none of them stands inside a `switch` of the
 * body's own; at most one on a line (two do not compile). A body that is launched always runs from its beginning, also
 * when it was cancelled before, so it can release what its frame owns.
 *
 * After each of the suspending ones `co->status` is CW_STATUS_OK or CW_STATUS_CANCELLED; after a CW_CO_AWAIT that could
 * not wait it is the reason: CW_STATUS_DEADLOCK, CW_STATUS_NO_MEMORY or CW_STATUS_NULL_ARGUMENT. It is CANCELLED for
 * good once the job is cancelled, and then nothing suspends any more but CW_CO_YIELD.
 *
 * Null is answered as job.h says, except for `co`: it is what the body was called with, and must not be null.
 */
#ifndef CASTAWAY_COROUTINE_H
#define CASTAWAY_COROUTINE_H

#include <castaway/config.h>
#include <castaway/job.h>
#include <castaway/status.h>
#include <stdbool.h>
#include <stddef.h>

CW_BEGIN_DECLS

/** What a running body sees of its coroutine. */
typedef struct cw_co {
  int resume_point;    /**< the macros' own: where to go on */
  cw_status status;    /**< of the last suspension or await, see above; read only */
  cw_completion *wait; /**< the library's own */
} cw_co;

/** What a body answers; the macros write it. */
typedef enum cw_co_step {
  CW_CO_STEP_DONE,    /**< the body has ended */
  CW_CO_STEP_SUSPEND, /**< call again after a wake-up */
  CW_CO_STEP_YIELD    /**< call again after others had their turn */
} cw_co_step;

/** A coroutine's body; `frame` is the job's own copy of what was given at the launch, aligned to 16 bytes. */
typedef cw_co_step cw_co_body(cw_co *co, void *frame);

/* ---- In a body ---- */

#define CW_CO__FALLTHROUGH __attribute__((fallthrough))
#define CW_CO__POINT(co)                                                                                               \
  (co)->resume_point = __LINE__;                                                                                       \
  CW_CO__FALLTHROUGH;                                                                                                  \
  case __LINE__:

/** Opens a body, after its declarations. */
#define CW_CO_BEGIN(co)                                                                                                \
  switch ((co)->resume_point) {                                                                                        \
  case 0:;

/** Closes a body: it ends here with success. */
#define CW_CO_END(co)                                                                                                  \
  }                                                                                                                    \
  return CW_CO_STEP_DONE

/** Ends the body with success. */
#define CW_CO_RETURN(co) return CW_CO_STEP_DONE

/** Ends the body with a failure: `code` and `message`, which is copied. What OK and null mean there: cw_co_fail. */
#define CW_CO_FAIL(co, code, message) return cw_co_fail((co), (code), (message))

/** Lets the dispatcher's other tasks run first. */
#define CW_CO_YIELD(co)                                                                                                \
  do {                                                                                                                 \
    (co)->resume_point = __LINE__;                                                                                     \
    return CW_CO_STEP_YIELD;                                                                                           \
  case __LINE__:;                                                                                                      \
  } while (0)

/** Suspends until the job is cancelled. */
#define CW_CO_AWAIT_CANCELLATION(co)                                                                                   \
  do {                                                                                                                 \
    CW_CO__POINT(co)                                                                                                   \
    if ((co)->status != CW_STATUS_CANCELLED)                                                                           \
      return CW_CO_STEP_SUSPEND;                                                                                       \
  } while (0)

/**
 * Suspends until `job` is final or the coroutine is cancelled; how it ended: cw_job_outcome. The coroutine holds a
 * handle on `job` until then. Unless the coroutine is cancelled it goes on at once, with `co->status` saying why it
 * could not wait: CW_STATUS_NULL_ARGUMENT if `job` is null, CW_STATUS_DEADLOCK if it is the coroutine itself or one of
 * its ancestors, CW_STATUS_NO_MEMORY.
 */
#define CW_CO_AWAIT(co, job)                                                                                           \
  do {                                                                                                                 \
    CW_CO__POINT(co)                                                                                                   \
    if (!cw_co_join_ready((co), (job)))                                                                                \
      return CW_CO_STEP_SUSPEND;                                                                                       \
  } while (0)

/**
 * CW_CO_AWAIT's test: whether the body can go on; for a null `job` it can. The first false arranges the wake-up.
 * Thread: the body's. Blocks: no. Order: all that a final `job` did is visible.
 */
CW_API CW_NODISCARD CW_NONNULL(1) bool cw_co_join_ready(cw_co *co, cw_job *job);

/**
 * CW_CO_FAIL's function: gives the coroutine's job the cause (code, message), unless it was cancelled before, and
 * cancels its children, its parent with the parent's other children, and so on up to an ancestor that was cancelled
 * before. A null `message` is cw_status_text(code); CW_STATUS_OK is no failure, and becomes CW_STATUS_INVALID_ARGUMENT.
 * Answers CW_CO_STEP_DONE, for the body to return.
 * Thread: the body's. Blocks: no. Order: as cw_job_cancel.
 * Errors: without memory for the message the cause is one that says so, its code CW_STATUS_NO_MEMORY; the job fails all
 * the same.
 */
CW_API CW_NODISCARD CW_NONNULL(1) cw_co_step cw_co_fail(cw_co *co, cw_status code, const char *message);

/**
 * The coroutine's job, for launching children or cancelling itself; the body has no handle of its own on it.
 * Thread: the body's. Blocks: no. Owns: nothing; retain it to keep it.
 */
CW_API CW_NONNULL(1) cw_job *cw_co_job(cw_co *co);

/* ---- Launching ---- */

/**
 * Launches a child of `parent`. As cw_scope_launch.
 * Thread: the parent's body, or any that holds a handle on it. Blocks: no.
 * Order: what the caller did before is visible to the body.
 * Owns: if `job` is not null, the caller has the handle. Errors: as cw_scope_launch; CW_STATUS_CLOSED also once the
 * parent's body has returned.
 * Cancel: after a cancel of the parent no launch under it succeeds; one that succeeded before is cancelled with it.
 */
CW_API CW_NODISCARD cw_status cw_job_launch(cw_job *parent, cw_co_body *body, const void *frame, size_t frame_size,
                                            cw_job **job);

CW_END_DECLS

#endif
