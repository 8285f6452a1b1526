/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The event loop.
 *
 * Idea        Posters push on a stack (Treiber 1986); the loop's thread takes it whole and reverses it. To go to sleep
 *             it sets a bit in the same word, so the poster that must wake it learns so from the value that its own
 *             push replaced: no second look at a second word, hence no fence between the two, and no lost wake-up.
 *
 * Roles       posters (any thread), the closer (any thread), the loop's thread (one at a time)
 *
 * Invariants  I1  ASLEEP is set only while the stack is empty, and only by the loop's thread.
 *             I2  Whoever clears ASLEEP sets `wake`; exactly one does per sleep.
 *             I3  Once CLOSED is set it stays, and no poster's task is pushed (the loop's own end-of-wait task may be).
 *             I4  Tasks of one poster are run in the order of its posts.
 *
 * Ordering edges
 *             [L1] --> [L2]  a push publishes the task and all that the poster did before to the thread that takes it
 *             [L3] --> [L4]  going to sleep orders `wake = 0` before the waker's `wake = 1`
 *             [L5] --> [L6]  the waker's change of the inbox is visible to the woken thread
 *
 * Progress    post and close: lock-free, and one system call if the loop sleeps. The loop's thread blocks in its sleep.
 *
 * Lifetime    A poster's last touch of the loop is its push, or after waking the store of `wake`; the system call that
 *             follows takes the address only. Push has no ABA problem, as the top is never dereferenced by posters.
 *
 * Linearisation points  post: its successful exchange; close: likewise.
 *
 * Checked by  test/unit/job_loop_test.c, test/unit/job_null_test.c, test/stress/loop_posts.c
 */
#include <castaway/loop.h>
#include <stdlib.h>

#include "../job/fields.h"
#include "../platform/futex.h"
#include "thread_local.h"

enum { CLOSED = 1, ASLEEP = 2, TAGS = CLOSED | ASLEEP };

static CW__THREAD_LOCAL char thread_marker; /* its address names the thread */

static cw_task *tasks_of(void *word) {
  return (cw_task *)((uintptr_t)word & ~(uintptr_t)TAGS);
}

static bool has_tag(void *word, uintptr_t tag) {
  return ((uintptr_t)word & tag) != 0;
}

/* The tags that outlive a change of the stack: a push or a close also ends the sleep. */
static void *with_tasks(void *word, cw_task *tasks) {
  return (void *)((uintptr_t)tasks | ((uintptr_t)word & CLOSED));
}

/* ---- Posting ---- */

CW__NONNULL static void wake_up(cw_loop *loop) {
  /* [L5] release -> [L6]: without it the woken thread could find its inbox still asleep and empty. */
  cw__int_set(cw_loop, wake, loop, 1, RELEASE);
  cw__futex_wake(&loop->wake);
}

CW__NONNULL static cw_status push(cw_loop *loop, cw_task *task, bool although_closed) {
  void *seen = cw__ref_get(cw_loop, inbox, loop, RELAXED);
  for (;;) {
    if (has_tag(seen, CLOSED) && !although_closed)
      return CW_STATUS_CLOSED;
    task->next = tasks_of(seen);
    /* [L1] release -> [L2]: without it the loop could run a task that it cannot see.
       [L4] acquire <- [L3]: without it our `wake = 1` could be overwritten by the sleeper's `wake = 0`. */
    void *found = cw__ref_exchange_if(cw_loop, inbox, loop, seen, with_tasks(seen, task), ACQ_REL, RELAXED);
    if (found == seen)
      break;
    seen = found;
  }
  if (has_tag(seen, ASLEEP))
    wake_up(loop);
  return CW_STATUS_OK;
}

static cw_loop *loop_of(cw_dispatcher *dispatcher) {
  return (cw_loop *)(void *)dispatcher;
}

CW__NONNULL static cw_status dispatch(cw_dispatcher *dispatcher, cw_task *task) {
  return push(loop_of(dispatcher), task, false);
}

CW__NONNULL static bool is_current_thread(cw_dispatcher *dispatcher) {
  /* Relaxed: a thread only looks for its own mark, which it stored itself. */
  return cw__ref_get(cw_loop, owner, loop_of(dispatcher), RELAXED) == &thread_marker;
}

static const cw_dispatcher_operations operations = {sizeof operations, dispatch, is_current_thread};

void cw_loop_close(cw_loop *loop) {
  if (!loop)
    return;
  void *seen = cw__ref_get(cw_loop, inbox, loop, RELAXED);
  for (;;) {
    void *closed = (void *)(((uintptr_t)seen | CLOSED) & ~(uintptr_t)ASLEEP);
    /* Release: what the closer did before is visible to whoever finds the loop closed. Acquire: as [L4]. */
    void *found = cw__ref_exchange_if(cw_loop, inbox, loop, seen, closed, ACQ_REL, RELAXED);
    if (found == seen)
      break;
    seen = found;
  }
  if (has_tag(seen, ASLEEP))
    wake_up(loop);
}

/* ---- Running ---- */

CW__NONNULL static void become_owner(cw_loop *loop) {
  cw__ref_set(cw_loop, owner, loop, &thread_marker, RELAXED);
}

static cw_task *reversed(cw_task *newest) {
  cw_task *oldest = NULL;
  while (newest) {
    cw_task *next = newest->next;
    newest->next = oldest;
    oldest = newest;
    newest = next;
  }
  return oldest;
}

/* Takes the inbox whole. Only when nothing is ready, so that I4 holds. Answers whether there was anything. */
CW__NONNULL static bool take_inbox(cw_loop *loop) {
  void *seen = cw__ref_get(cw_loop, inbox, loop, RELAXED);
  while (tasks_of(seen)) {
    /* [L2] acquire <- [L1]: without it a task's members may not be visible yet. */
    void *found = cw__ref_exchange_if(cw_loop, inbox, loop, seen, with_tasks(seen, NULL), ACQUIRE, RELAXED);
    if (found == seen) {
      loop->ready = reversed(tasks_of(seen));
      return true;
    }
    seen = found;
  }
  return false;
}

/* Runs the oldest task; false if there is none. */
CW__NONNULL static bool run_one(cw_loop *loop) {
  if (!loop->ready && !take_inbox(loop))
    return false;
  cw_task *task = loop->ready;
  loop->ready = task->next; /* before it runs: a task may run the loop, and is gone afterwards */
  task->run(task);
  return true;
}

/* Sleeps until something comes or the loop is closed; not at all if that has happened meanwhile. */
CW__NONNULL static void sleep_on(cw_loop *loop, bool although_closed) {
  void *seen = cw__ref_get(cw_loop, inbox, loop, RELAXED);
  if (tasks_of(seen) || (has_tag(seen, CLOSED) && !although_closed))
    return;
  cw__int_set(cw_loop, wake, loop, 0, RELAXED);
  void *asleep = (void *)((uintptr_t)seen | ASLEEP);
  /* [L3] release -> [L4]: orders `wake = 0` before a waker's `wake = 1`; else the sleep might never end. */
  if (cw__ref_exchange_if(cw_loop, inbox, loop, seen, asleep, RELEASE, RELAXED) != seen)
    return;
  /* [L6] acquire <- [L5] */
  while (cw__int_get(cw_loop, wake, loop, ACQUIRE) == 0)
    cw__futex_wait(&loop->wake, 0);
}

/* Acquire: pairs with close's release. */
CW__NONNULL static bool is_closed(cw_loop *loop) {
  return has_tag(cw__ref_get(cw_loop, inbox, loop, ACQUIRE), CLOSED);
}

void cw_loop_run(cw_loop *loop) {
  if (!loop)
    return;
  become_owner(loop);
  for (;;) {
    bool closed = is_closed(loop); /* before the look at the tasks: those posted before the close must run */
    if (run_one(loop))
      continue;
    if (closed)
      return;
    sleep_on(loop, false);
  }
}

size_t cw_loop_run_ready(cw_loop *loop) {
  size_t count = 0;
  if (!loop)
    return count;
  become_owner(loop);
  while (run_one(loop))
    count++;
  return count;
}

/* A task that ends one cw_loop_run_job; it lives on that call's stack. */
typedef struct end_of_wait {
  cw_task task;
  cw_loop *loop;
  bool reached;
} end_of_wait;

static void reach_end(cw_task *task) {
  ((end_of_wait *)(void *)task)->reached = true;
}

/* The job is final: on any thread. Its push is its last touch of the wait, which returns only once the task has run. */
static void post_end(cw_job *job, void *context) {
  end_of_wait *wait = context;
  (void)job;
  (void)push(wait->loop, &wait->task, true);
}

cw_status cw_loop_run_job(cw_loop *loop, cw_job *job) {
  if (!loop || !job)
    return CW_STATUS_NULL_ARGUMENT;
  end_of_wait wait = {{NULL, reach_end}, loop, false};
  become_owner(loop);
  cw_status status = cw_job_on_completion(job, post_end, &wait, NULL);
  if (status != CW_STATUS_OK)
    return status;
  while (!wait.reached)
    if (!run_one(loop))
      sleep_on(loop, true);
  return CW_STATUS_OK;
}

cw_status cw_loop_close_scope(cw_loop *loop, cw_scope *scope, cw_cause **cause) {
  if (cause)
    *cause = NULL;
  if (!loop || !scope)
    return CW_STATUS_NULL_ARGUMENT;
  become_owner(loop); /* so that closing refuses to block */
  cw_status status = cw_scope_close(scope, cause);
  if (status != CW_STATUS_DEADLOCK)
    return status;
  status = cw_loop_run_job(loop, cw_scope_job(scope));
  return status == CW_STATUS_OK ? cw_scope_close(scope, cause) : status;
}

/* ---- Life ---- */

cw_status cw_loop_create(cw_loop **loop) {
  if (!loop)
    return CW_STATUS_NULL_ARGUMENT;
  cw_loop *made = *loop = malloc(sizeof *made);
  if (!made)
    return CW_STATUS_NO_MEMORY;
  made->dispatcher.operations = &operations;
  made->ready = NULL;
  cw__field_init(made, inbox, NULL);
  cw__field_init(made, owner, NULL);
  cw__field_init(made, wake, 0);
  return CW_STATUS_OK;
}

cw_dispatcher *cw_loop_dispatcher(cw_loop *loop) {
  return loop ? &loop->dispatcher : NULL;
}

void cw_loop_destroy(cw_loop *loop) {
  if (!loop)
    return;
  cw_loop_close(loop);
  (void)cw_loop_run_ready(loop);
  free(loop);
}
