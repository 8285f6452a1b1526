/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Dispatchers: where coroutine bodies run. A dispatcher takes tasks and runs each exactly once, on a thread of its
 * choice. castaway has two, the unconfined one below and the event loop of loop.h; a program may bring its own. Its
 * operations are never called with null.
 */
#ifndef CASTAWAY_DISPATCHER_H
#define CASTAWAY_DISPATCHER_H

#include <castaway/config.h>
#include <castaway/status.h>
#include <stdbool.h>
#include <stddef.h>

CW_BEGIN_DECLS

/** One run of something; the struct is below. */
typedef struct cw_task cw_task;

/** Something that runs tasks; the struct is below. */
typedef struct cw_dispatcher cw_dispatcher;

/** Runs a task. The task may be gone when it returns. */
typedef void cw_task_fn(cw_task *task);

/** One run of something: the memory of whoever posts it, untouched by them from the post until `run` is called. */
struct cw_task {
  cw_task *next; /**< for the dispatcher's use while it has the task */
  cw_task_fn *run;
};

/** What a dispatcher does; a constant, shared by all dispatchers of one type. */
typedef struct cw_dispatcher_operations {
  size_t size; /**< of this struct, so that it can grow */
  /**
   * Takes `task`, to call its `run` once, now or later, on any thread; CW_STATUS_CLOSED: it never will, and the task is
   * still the caller's. What the caller did before must be visible to `run` (a release and an acquire). May be called
   * from any thread, must not block, and must not touch the task after `run` was called.
   */
  cw_status (*dispatch)(cw_dispatcher *dispatcher, cw_task *task);
  /** Whether blocking the calling thread would keep the dispatcher's tasks from running. From any thread. */
  bool (*is_current_thread)(cw_dispatcher *dispatcher);
} cw_dispatcher_operations;

/** A dispatcher: the first member of each type's own struct. */
struct cw_dispatcher {
  const cw_dispatcher_operations *operations;
};

/**
 * The dispatcher that runs a task at once in the thread that posts it. A task posted by a running task waits until that
 * one returns: tasks of one thread run one after the other, first in first out, on a stack that does not grow.
 *
 * Operations on one thread's queue: no other thread can reach it, so none excludes another.
 * Thread: any. Blocks: no. Owns: a constant, never freed.
 */
CW_API cw_dispatcher *cw_dispatcher_unconfined(void);

CW_END_DECLS

#endif
