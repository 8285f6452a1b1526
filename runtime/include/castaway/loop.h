/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A single-threaded event loop as a dispatcher: tasks posted from any thread run one after the other on the thread that
 * runs the loop, each poster's in the order in which it posted them.
 *
 * Which calls may overlap (- freely, X the caller keeps them apart, * see below):
 *
 *              dispatch  close  run…  destroy
 *   dispatch      -        -      -      X
 *   close         -        -      -      X
 *   run…          -        -      *      X
 *
 *   * one thread runs the loop at a time. A task may run it again: the tasks that wait then run inside that call.
 *
 * Null is answered as job.h says; running, closing or destroying a null loop does nothing.
 */
#ifndef CASTAWAY_LOOP_H
#define CASTAWAY_LOOP_H

#include <castaway/dispatcher.h>
#include <castaway/job.h>
#include <castaway/scope.h>

CW_BEGIN_DECLS

/** An event loop: a dispatcher, and the thread that runs it. */
typedef struct cw_loop cw_loop;

/* ---- Any thread ---- */

/**
 * Makes a loop that no thread runs yet. On failure `*loop` is null.
 * Thread: any. Blocks: no. Owns: the caller; cw_loop_destroy. Errors: CW_STATUS_NULL_ARGUMENT, CW_STATUS_NO_MEMORY.
 */
CW_API CW_NODISCARD cw_status cw_loop_create(cw_loop **loop);

/**
 * The loop as a dispatcher, for cw_scope_options and for posting tasks; null for null.
 * Thread: any. Blocks: no. Owns: part of the loop.
 */
CW_API cw_dispatcher *cw_loop_dispatcher(cw_loop *loop);

/**
 * Makes every later post answer CW_STATUS_CLOSED and cw_loop_run return once it has run what was posted before. A
 * closed loop's jobs are not lost: what wakes one up then runs it in the thread that does so, as the unconfined
 * dispatcher would. Closing twice is closing once. Null is ignored.
 * Thread: any. Blocks: no. Order: what the caller did before is visible to whoever finds the loop closed.
 */
CW_API void cw_loop_close(cw_loop *loop);

/* ---- The loop's thread ---- */

/**
 * Runs tasks, and sleeps when there are none, until the loop is closed and empty. Null is ignored.
 * Thread: the loop's; the calling thread becomes it. Blocks: yes.
 */
CW_API void cw_loop_run(cw_loop *loop);

/**
 * Runs the tasks that are there, and those that they post, and answers how many; never sleeps. Null answers 0.
 * Thread: the loop's; the calling thread becomes it. Blocks: no, but for what the tasks do.
 */
CW_API size_t cw_loop_run_ready(cw_loop *loop);

/**
 * Runs tasks, and sleeps when there are none, until `job` is final; whichever thread finishes it. Works for a closed
 * loop too.
 * Thread: the loop's; the calling thread becomes it. Blocks: yes.
 * Errors: CW_STATUS_NULL_ARGUMENT, CW_STATUS_NO_MEMORY; nothing has run then.
 */
CW_API CW_NODISCARD cw_status cw_loop_run_job(cw_loop *loop, cw_job *job);

/**
 * Closes a scope that dispatches to this loop, running the loop until all its jobs are final: cw_scope_close for the
 * thread that runs the loop, which must not block.
 * Thread: the loop's; the calling thread becomes it. Blocks: yes. Order: as cw_scope_close.
 * Owns: the caller has a reference to `*cause`, which may be null; so may `cause`.
 * Errors: CW_STATUS_NULL_ARGUMENT (the loop or the scope) and CW_STATUS_NO_MEMORY, and the scope is still to be closed;
 * else how the scope ended.
 */
CW_API CW_NODISCARD cw_status cw_loop_close_scope(cw_loop *loop, cw_scope *scope, cw_cause **cause);

/**
 * Closes the loop, runs what is left in it on the calling thread, and frees it. Null is ignored. Scopes that dispatch
 * to it must have been closed.
 * Thread: any; no other call may be under way. Blocks: no, but for what the tasks do.
 */
CW_API void cw_loop_destroy(cw_loop *loop);

CW_END_DECLS

#endif
