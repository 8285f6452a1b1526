/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The unconfined dispatcher: a trampoline per thread. The first task runs at once; what is dispatched meanwhile on the
 * same thread is queued and run by the outermost call, so that tasks that start tasks need no more stack than one.
 */
#include <castaway/dispatcher.h>

#include "thread_local.h"
#include "unconfined.h"

/* The thread's own: nothing here is shared. */
typedef struct trampoline {
  cw_task *first;
  cw_task *last; /* meaningful while `first` is not null */
  bool running;  /* a task is running, or tasks are held */
} trampoline;

static CW__THREAD_LOCAL trampoline here;

static void enqueue(trampoline *queue, cw_task *task) {
  task->next = NULL;
  if (queue->first)
    queue->last->next = task;
  else
    queue->first = task;
  queue->last = task;
}

static void drain(trampoline *queue) {
  while (queue->first) {
    cw_task *task = queue->first;
    queue->first = task->next; /* before it runs: the task is gone then */
    task->run(task);
  }
}

void cw__unconfined_dispatch(cw_task *task) {
  trampoline *queue = &here;
  if (queue->running) {
    enqueue(queue, task);
    return;
  }
  queue->running = true;
  task->run(task);
  drain(queue);
  queue->running = false;
}

bool cw__unconfined_hold(void) {
  bool held_before = here.running;
  here.running = true;
  return held_before;
}

void cw__unconfined_release(bool held_before) {
  if (held_before)
    return;
  drain(&here);
  here.running = false;
}

static cw_status dispatch(cw_dispatcher *dispatcher, cw_task *task) {
  (void)dispatcher;
  cw__unconfined_dispatch(task);
  return CW_STATUS_OK;
}

/* Inside a task, those that it dispatched cannot run before it returns. */
static bool is_current_thread(cw_dispatcher *dispatcher) {
  (void)dispatcher;
  return here.running;
}

static const cw_dispatcher_operations operations = {sizeof operations, dispatch, is_current_thread};

cw_dispatcher *cw_dispatcher_unconfined(void) {
  static cw_dispatcher unconfined = {&operations};
  return &unconfined;
}
